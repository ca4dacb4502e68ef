/** A table as CSV: names in quotation marks, numbers as they are. */
export const csv = (head: string, rows: readonly (readonly (string | number)[])[]): string =>
  [head, ...rows.map((row) => row.map(cell).join(',')), ''].join('\n')

const cell = (value: string | number): string =>
  typeof value === 'number' ? `${value}` : `"${value.replaceAll('"', '""')}"`
