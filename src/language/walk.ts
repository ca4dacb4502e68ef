/** Whether a value in some data, however deep, is so. */
export function holds(node: unknown, isSo: (value: unknown) => boolean): boolean {
  if (isSo(node)) return true
  return typeof node === 'object' && node !== null && Object.values(node).some((part) => holds(part, isSo))
}
