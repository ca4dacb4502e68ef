/** An imported raid: its content, its author, and the results of checking it, before anything is kept or played. */
import type { ComponentChildren } from 'preact'
import { plainText } from '../../language/plain-text.ts'
import type { Problem } from '../../language/problem.ts'
import type { RaidDef } from '../../raid/format.ts'
import { meantFor } from '../start/raid-form.ts'
import { HallPicture } from '../start/raid-tiles.tsx'
import type { KeptRaid } from '../storage/shelf-store.ts'
import { stagesOf } from '../table/table-scene.ts'
import { type Act, ClosingButton, type DialogOptions, focusMain, openDialog } from '../ui/dialog.tsx'
import { offerOf } from './offer.ts'

/** A raid that is to be imported. */
export interface Import {
  raid: RaidDef
  /** Letters of its JSON. */
  size: number
  /** The raid of the same id on the shelf, and whether it is the very same. */
  before: KeptRaid | undefined
  same: boolean
}

/** `acts`: the possible acts, the main one first. Resolves once it is closed. */
export const importDialog = (found: Import, acts: readonly Act[]): Promise<void> =>
  shown(
    found.raid.name,
    <>
      <AboutRaid {...found} />
      <div class="line">
        {acts.map(({ text, act }, i) => (
          <ClosingButton key={text} main={i === 0} act={act}>
            {text}
          </ClosingButton>
        ))}
      </div>
    </>,
    { class: 'import', close: 'Cancel', focus: focusMain },
  )

const shown = (title: string, contents: ComponentChildren, options: DialogOptions): Promise<void> =>
  new Promise((done) => openDialog(title, contents, { ...options, gone: done }))

function AboutRaid({ raid, size, before, same }: Import) {
  const { face } = offerOf(raid)
  const own = raid.art?.pictures?.[face.name]?.data
  return (
    <>
      <div class="import-head">
        {own ? <img class="picture" src={own} alt="" /> : <HallPicture face={face} />}
        <p>{raid.about}</p>
      </div>
      <dl class="facts">
        {factsOf(raid, size).map(([name, what]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      {before && <p class="note">{replaces(raid, before, same)}</p>}
      <p>The checker found no problems. This raid is data, not code: it can’t do anything but be played.</p>
    </>
  )
}

function replaces({ version }: RaidDef, { offer }: KeptRaid, same: boolean): string {
  if (same) return 'This raid is on your shelf already.'
  const old =
    offer.version === version ? `another raid of the same id and version (${version})` : `version ${offer.version}`
  return `It takes the place of ${old} on your shelf. Games that began with that one go on with it.`
}

function factsOf(raid: RaidDef, size: number): (readonly [name: string, what: string])[] {
  const { author, licence, version, modes = [], cards, raiders } = raid
  const [least, most] = raiders?.meant ?? meantFor
  const stages = stagesOf(raid)
  return [
    ['By', author ?? 'unknown'],
    ['Licence', licence ?? 'none given'],
    ['Version', version],
    ['Size', sizeOf(size)],
    ['For', `${least === most ? most : `${least} to ${most}`} ${most === 1 ? 'raider' : 'raiders'}`],
    ['Cards', `${cards.length}`],
    ...(stages > 0 ? [['Stages', `${stages}`] as const] : []),
    ...filesOf('Pictures', raid.art?.pictures),
    ...filesOf('Sounds', raid.art?.sounds),
    ...(modes.length > 0 ? [['Modes', modes.map(({ name }) => name).join(', ')] as const] : []),
  ]
}

/** The number of pictures or sounds it brings, their authors and licences. */
function filesOf(what: string, files: NonNullable<RaidDef['art']>['pictures'] = {}): [name: string, what: string][] {
  const all = Object.values(files)
  const from = new Set(all.map(({ by, licence }) => `${by}, ${licence}`))
  const said = [...from].slice(0, 5).join('; ')
  return all.length > 0 ? [[what, `${all.length} (${said}${from.size > 5 ? '; …' : ''})`]] : []
}

const sizeOf = (letters: number): string =>
  letters < 1000
    ? `${letters} bytes`
    : letters < 1e6
      ? `${Math.round(letters / 1000)} kB`
      : `${(letters / 1e6).toFixed(1)} MB`

/** At most this many problems are listed. */
const most = 20

/** Why a raid can't be kept; `other`: acts that remain possible. */
export function problemsDialog(
  value: Readonly<Record<string, unknown>>,
  problems: readonly Problem[],
  other?: Act,
): Promise<void> {
  const { name, id } = value
  const called = [name, id].find((one) => typeof one === 'string' && one.trim() !== '')
  const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`
  return shown(
    `${typeof called === 'string' ? plainText(called, 60) : 'This raid'} has ${count}`,
    <>
      <p>
        {other
          ? 'It can’t be kept on the shelf.'
          : `It can’t be kept or played until ${problems.length === 1 ? 'it is' : 'they are'} mended in its file.`}
      </p>
      <ul class="problems">
        {problems.slice(0, most).map(({ where, what, fix }, i) => (
          <li key={i}>
            <code>{plainText(where, 200)}</code>
            {`: ${plainText(what, 300)} `}
            <span class="note">{plainText(fix, 300)}</span>
          </li>
        ))}
      </ul>
      {problems.length > most && <p class="note">{`And ${problems.length - most} more.`}</p>}
      {other && (
        <div class="line">
          <ClosingButton act={other.act}>{other.text}</ClosingButton>
        </div>
      )}
    </>,
    { class: 'import' },
  )
}
