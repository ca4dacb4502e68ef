/** The raids to choose from, as tiles: the Boss in its hall, duration and difficulty, or the author; the number of raiders. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { hallTile } from '../../board/index.ts'
import type { Offer } from '../../catalogue.ts'
import { meantFor } from './raid-form.ts'

interface RaidTilesProps {
  raids: readonly Offer[]
  value: string
  change(id: string): void
}

export function RaidTiles({ raids, value, change }: RaidTilesProps) {
  const tiles = useRef<HTMLFieldSetElement>(null)
  useLayoutEffect(() => {
    if (tiles.current) reveal(tiles.current)
  }, [value])
  return (
    <fieldset ref={tiles} class="tiles" aria-label="Raid">
      {raids.map((raid) => (
        <label key={raid.id} class="tile">
          <input
            type="radio"
            name="raid"
            aria-label={raid.name}
            aria-describedby={`about-${raid.id}`}
            value={raid.id}
            checked={raid.id === value}
            onChange={() => change(raid.id)}
          />
          <HallPicture face={raid.face} />
          <b>{raid.name}</b>
          <span id={`about-${raid.id}`} class="note">
            {aboutRaid(raid)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** On a phone the tiles are a row that scrolls: the chosen one is in it. */
function reveal(row: HTMLElement): void {
  const tile = row.querySelector(':checked')?.closest('label')
  if (!tile) return
  const [box, all] = [tile.getBoundingClientRect(), row.getBoundingClientRect()]
  if (box.left < all.left || box.right > all.right) row.scrollLeft += box.left - all.left
}

/** Lines break only between facts. */
function aboutRaid({ face: { minutes, hard }, raiders, author, version }: Offer): string {
  const [least, most] = raiders?.meant ?? meantFor
  const known = minutes && hard ? [`${minutes} min`, hard] : [...(author ? [`by ${author}`] : []), `v${version}`]
  const many = least === most ? `${most}` : `${least}–${most}`
  return [...known, `${many} ${most === 1 ? 'raider' : 'raiders'}`]
    .map((fact) => (fact.length > 24 ? fact : fact.replaceAll(' ', '\u00a0')))
    .join('\u00a0· ')
}

const width = 200
const height = 112

/** A Boss in its hall, painted once the page is there. */
export function HallPicture({ face }: Pick<Offer, 'face'>) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const timer = setTimeout(async () => {
      const picture = await hallTile(face, width, height)
      if (picture) place.current?.replaceChildren(picture)
    }, 30)
    return () => clearTimeout(timer)
  }, [face])
  return <span ref={place} class="picture" aria-hidden="true" />
}
