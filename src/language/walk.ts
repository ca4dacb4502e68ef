/** Whether some value in the data, however deep, passes the test. */
export function holds(node: unknown, isSo: (value: unknown) => boolean): boolean {
  if (isSo(node)) return true
  return typeof node === 'object' && node !== null && Object.values(node).some((part) => holds(part, isSo))
}
