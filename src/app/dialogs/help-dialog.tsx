/** Help: the keys, and every word of the game; the credits. */
import { Credits } from '../help/credits.tsx'
import { glossary } from '../help/glossary.ts'
import { openDialog } from '../ui/dialog.tsx'

const keysHelp: readonly (readonly [string, string])[] = [
  ['Space', 'pass, or be done'],
  ['1 to 9, then letters', 'give the answer that shows this key'],
  ['Tab, arrows, Enter', 'go through regions, cards and answers, and choose'],
  ['i', 'read the card in focus or under the mouse in full'],
  ['l', 'the log: filter and copy it'],
  ['u, r', 'undo, redo'],
  ['p', 'pass until something happens'],
  ['m', 'sound on or off'],
  ['s', 'a bot that waits acts now'],
  ['w', 'what happened: the Boss’s last turn step by step'],
  ['Any key or click', 'ends what is moving'],
  ['Escape', 'close what lies open'],
]

export const creditsDialog = (): void => openDialog('Credits', <Credits />)

export const helpDialog = (): void => openDialog('Help', <Help />)

function Help() {
  return (
    <>
      <p>
        What glows can be chosen: click it, or its line on the right. Rest the mouse on a card (or press long) to read
        it. Click something that does not glow to hear why.
      </p>
      <Words entries={keysHelp} />
      {glossary().map(([heading, entries]) => (
        <details key={heading}>
          <summary>{heading}</summary>
          <Words entries={entries} />
        </details>
      ))}
      <button type="button" onClick={creditsDialog}>
        Credits and licences
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
