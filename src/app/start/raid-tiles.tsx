/** The raids to choose from, as tiles: the Boss in its hall, how long it takes, how hard it is, for how many. */
import { useEffect, useRef } from 'preact/hooks'
import { hallTile } from '../../board/index.ts'
import type { Offer } from '../../catalogue.ts'

/** For how many raiders a raid is meant if it doesn't say so. */
export const meantFor = [3, 5] as const

interface RaidTilesProps {
  raids: readonly Offer[]
  value: string
  change(id: string): void
}

export function RaidTiles({ raids, value, change }: RaidTilesProps) {
  return (
    <fieldset class="tiles" aria-label="Raid">
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
          <Picture raid={raid} />
          <b>{raid.name}</b>
          <span id={`about-${raid.id}`} class="note">
            {aboutRaid(raid)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function aboutRaid({ face, raiders }: Offer): string {
  const [least, most] = raiders?.meant ?? meantFor
  return `${face.minutes} min · ${face.hard} · ${least}–${most} raiders`
}

const width = 200
const height = 112

/** Painted once the page is there. */
function Picture({ raid: { face } }: { raid: Offer }) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => {
      const picture = hallTile(face, width, height)
      if (picture) place.current?.replaceChildren(picture)
    }, 30)
    return () => clearTimeout(timer)
  }, [face])
  return <span ref={place} class="picture" aria-hidden="true" />
}
