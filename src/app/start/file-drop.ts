/** Files dropped anywhere on the page. */
import { el } from '../../board/index.ts'

export function dropFiles(host: HTMLElement, take: (files: readonly File[]) => void): void {
  const here = el('div', { class: 'drop', hidden: true }, 'Drop the file of a game here to open it')
  host.after(here)
  const brings = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false
  addEventListener('dragover', (event) => {
    if (!brings(event)) return
    event.preventDefault()
    here.hidden = false
  })
  addEventListener('dragleave', ({ relatedTarget }) => {
    if (!relatedTarget) here.hidden = true
  })
  addEventListener('drop', (event) => {
    if (!brings(event)) return
    event.preventDefault()
    here.hidden = true
    take([...(event.dataTransfer?.files ?? [])])
  })
}
