/** Ridge regression. */

/** Solves (A + lambda * diag(A)) w = b for the normal equations of rows: A = X'X, b = X'y; columns without any spread get 0. */
export function ridge(rows: readonly (readonly number[])[], ys: readonly number[], lambda: number): number[] {
  const n = rows[0]?.length ?? 0
  const a = Array.from({ length: n }, () => new Array<number>(n + 1).fill(0))
  rows.forEach((row, r) => {
    for (let i = 0; i < n; i++) {
      const [at, x] = [a[i] as number[], row[i] as number]
      if (x === 0) continue
      for (let j = 0; j < n; j++) at[j] = (at[j] as number) + x * (row[j] as number)
      at[n] = (at[n] as number) + x * (ys[r] as number)
    }
  })
  for (let i = 0; i < n; i++) {
    const at = a[i] as number[]
    at[i] = (at[i] as number) > 1e-9 ? (at[i] as number) * (1 + lambda) : 1
  }
  return solved(a)
}

/** Gauss's elimination, with the right side as the last column; the matrix is positive definite, so no pivot is sought. */
function solved(a: number[][]): number[] {
  const n = a.length
  for (let i = 0; i < n; i++) {
    const at = a[i] as number[]
    for (let k = i + 1; k < n; k++) {
      const row = a[k] as number[]
      const by = (row[i] as number) / (at[i] as number)
      if (by !== 0) for (let j = i; j <= n; j++) row[j] = (row[j] as number) - by * (at[j] as number)
    }
  }
  const w = new Array<number>(n).fill(0)
  for (let i = n - 1; i >= 0; i--) {
    const at = a[i] as number[]
    let rest = at[n] as number
    for (let j = i + 1; j < n; j++) rest -= (at[j] as number) * (w[j] as number)
    w[i] = rest / (at[i] as number)
  }
  return w
}

/** The mean of a list. */
export const mean = (some: readonly number[]): number => some.reduce((sum, x) => sum + x, 0) / some.length

/** The correlation of two lists. */
export function correlation(a: readonly number[], b: readonly number[]): number {
  const [ma, mb] = [mean(a), mean(b)]
  let [ab, aa, bb] = [0, 0, 0]
  a.forEach((x, i) => {
    const [da, db] = [x - ma, (b[i] as number) - mb]
    ab += da * db
    aa += da * da
    bb += db * db
  })
  return aa > 0 && bb > 0 ? ab / Math.sqrt(aa * bb) : 0
}
