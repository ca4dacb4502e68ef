/** Files dropped anywhere on the page. */
import { signal } from '@preact/signals'
import { render } from 'preact'

/** Shows a hint while files are dragged over the page; `take` gets the dropped files. */
export function dropFiles(take: (files: readonly File[]) => void): void {
  const over = signal(false)
  const place = document.createElement('div')
  document.body.append(place)
  const Hint = () => (
    <div class="drop" hidden={!over.value}>
      Drop a saved game, a deck or a raid here to open it
    </div>
  )
  render(<Hint />, place)
  const brings = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false
  addEventListener('dragover', (event) => {
    if (!brings(event)) return
    event.preventDefault()
    over.value = true
  })
  addEventListener('dragleave', ({ relatedTarget }) => {
    if (!relatedTarget) over.value = false
  })
  addEventListener('drop', (event) => {
    if (!brings(event)) return
    event.preventDefault()
    over.value = false
    take([...(event.dataTransfer?.files ?? [])])
  })
}
