/** Help: the keys, the glossary, and the credits. */
import { creditsDialog } from '../help/credits.tsx'
import { glossary } from '../help/glossary.ts'
import { focusMain, openDialog } from '../ui/dialog.tsx'

const keysHelp: readonly (readonly [string, string])[] = [
  ['Space', 'pass, or finish'],
  ['1 to 9, then letters', 'choose the answer with this key'],
  ['Tab, arrows, Enter', 'move between regions, cards and answers, and choose'],
  ['i', 'read the card in focus, or under the mouse, in full'],
  ['l', 'open the log, to filter and copy it'],
  ['u, r', 'undo, redo'],
  ['p', 'skip until the Boss acts or your turn comes'],
  ['m', 'sound on or off'],
  ['s', 'let a waiting bot go on, a thinking one decide'],
  ['!', 'a hint; again: more of it'],
  ['w', 'replay the Boss’s last turn step by step'],
  ['/, .', 'in a room: talk; point something out to the others'],
  ['Any key or click', 'skip an animation'],
  ['Escape', 'close whatever is open'],
]

export const helpDialog = (): void => openDialog('Help', <Help />, { focus: focusMain })

function Help() {
  return (
    <>
      <p>
        Anything that glows is yours to click. Hover a card to read it (long-press on a phone). Click something that
        does not glow to learn why.
      </p>
      <Words entries={keysHelp} />
      {glossary().map(([heading, entries]) => (
        <details key={heading}>
          <summary>{heading}</summary>
          <Words entries={entries} />
        </details>
      ))}
      <button type="button" onClick={creditsDialog}>
        Credits and licenses
      </button>
    </>
  )
}

function Words({ entries }: { entries: readonly (readonly [string, string])[] }) {
  return (
    <dl>
      {entries.map(([word, about]) => (
        <>
          <dt>{word}</dt>
          <dd>{about}</dd>
        </>
      ))}
    </dl>
  )
}
