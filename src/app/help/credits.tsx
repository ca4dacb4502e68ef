/** The authors of the art and sounds, the licenses, and the fan project notice. */
import manifest from '../../../assets/manifest.json'
import { openDialog } from '../ui/dialog.tsx'

export interface Credit {
  author: string
  licence: string
  origin: string
  files: readonly string[]
}

/** The manifest's files, grouped by author, license and origin. */
export function creditsOf(
  files: readonly { file: string; origin: string; licence: string; author: string }[],
): Credit[] {
  const found = new Map<string, Credit & { files: string[] }>()
  for (const { file, origin, licence, author } of files) {
    const key = JSON.stringify([author, licence, origin])
    const credit = found.get(key) ?? { author, licence, origin, files: [] }
    credit.files.push(file)
    found.set(key, credit)
  }
  return [...found.values()]
}

/** Links to the license texts. */
const licences: Readonly<Record<string, string>> = {
  'CC-BY-3.0': 'https://creativecommons.org/licenses/by/3.0/',
  'OFL-1.1': 'https://openfontlicense.org',
  MIT: 'https://opensource.org/license/mit',
}

export const fanNotice =
  'An unofficial fan project, made by admirers of the game and not for profit. It is not affiliated with or endorsed by the owners of World of Warcraft or of the trading card game; names belong to their owners. It uses no art, logo or sound of the original.'

/** Opens the credits. They are separate from the help, whose glossary the first screen doesn't need. */
export const creditsDialog = (): void => openDialog('Credits', <Credits />)

function Credits() {
  return (
    <>
      <p>{fanNotice}</p>
      <p>
        The program and its <a href="#pictures">pictures of cards and Bosses</a> are its own, under the MIT license.
        What it is made with has{' '}
        <a href="licenses.txt" target="_blank" rel="noopener">
          licenses and notices of its own
        </a>
        .
      </p>
      <p>
        The texts on the cards are not copied: the program writes them from data. It writes the rules language of the
        game, so some come out word for word as they are printed.
      </p>
      <h3>Fonts, icons, sounds</h3>
      <ul class="credits">
        {creditsOf(manifest.files).map(({ author, licence, origin, files }) => (
          <li key={`${author} ${licence} ${origin}`}>
            <b>{author}</b>
            <br />
            {`${files.join(', ')}: ${origin}. `}
            <Licence name={licence} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Licence({ name }: { name: string }) {
  const link = licences[name]
  if (!link) return <>{name}</>
  return (
    <a href={link} target="_blank" rel="noopener">
      {name}
    </a>
  )
}
