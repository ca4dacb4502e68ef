/** Every being, hall, light and emblem with the name that raids call it by; shown once beings are loaded. */
import { ScreenHead } from '../ui/screen-head.tsx'
import './gallery.css'
import { useSignal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import emblems from '../../../assets/icons.json'
import { type Figure, fileOf, hallTile, kinds } from '../../board/index.ts'
import { built, lights } from '../../raid/format.ts'
import { Select } from '../ui/fields.tsx'

type Light = (typeof lights)[number]

export function Gallery({ back }: { back(): void }) {
  return (
    <main class="screen gallery" data-screen="gallery">
      <ScreenHead title="Pictures" back={back} />
      <p>
        The pictures that a raid can use, by the names that its file gives them: beings and emblems in <code>art</code>,
        halls and lights in <code>table</code>.
      </p>
      <Pictures />
    </main>
  )
}

/** Takes a name from the gallery; without it names are only read. */
type Pick = ((name: string) => void) | undefined

export function Pictures({ pick }: { pick?: Pick }) {
  const light = useSignal<Light>('ember')
  const hall = { lights: [light.value] }
  return (
    <>
      <label>
        Light of beings and halls{' '}
        <Select
          options={lights.map((name) => [name, name])}
          value={light.value}
          change={(to) => {
            light.value = lights.find((name) => name === to) ?? light.value
          }}
        />
      </label>
      <section aria-labelledby="beings">
        <h2 id="beings">Beings</h2>
        <ul>
          {kinds.map((being) => (
            <Being key={being} being={being} hall={hall} pick={pick} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="halls">
        <h2 id="halls">Halls</h2>
        <ul class="halls">
          {built.map((name) => (
            <Shown
              key={name}
              name={name}
              figure={{ name: '', being: 'person', hall: { ...hall, built: name } }}
              pick={pick}
            />
          ))}
        </ul>
      </section>
      <section aria-labelledby="lights">
        <h2 id="lights">Lights</h2>
        <ul>
          {lights.map((name) => (
            <Shown
              key={name}
              name={name}
              figure={{ name: '', being: 'elemental', hall: { lights: [name] } }}
              pick={pick}
            />
          ))}
        </ul>
      </section>
      <Emblems pick={pick} />
    </>
  )
}

/** A being; one that shows something else of itself while it is out of reach is there twice. */
function Being({ being, hall, pick }: { being: (typeof kinds)[number]; hall: Figure['hall']; pick: Pick }) {
  const file = fileOf(being)
  if (!file) return null
  const { title, about, sunken } = file
  const figure = { name: '', being, hall }
  return (
    <>
      <Shown name={being} figure={figure} about={`${title}: ${about}`} pick={pick} />
      {sunken && (
        <Shown
          name={being}
          figure={{ ...figure, sunk: true }}
          about={`${title} while it is Untargetable`}
          pick={pick}
        />
      )}
    </>
  )
}

interface ShownProps {
  name: string
  figure: Figure
  about?: string
  pick: Pick
}

function Shown({ name, figure, about, pick }: ShownProps) {
  return (
    <li>
      <HallPicture figure={figure} />
      <Name name={name} pick={pick} />
      {about}
    </li>
  )
}

const Name = ({ name, pick }: { name: string; pick: Pick }) =>
  pick ? (
    <button type="button" onClick={() => pick(name)}>
      {name}
    </button>
  ) : (
    <code>{name}</code>
  )

/** Painted once it comes into sight, and anew if it shows something else. */
function HallPicture({ figure }: { figure: Figure }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const watch = new IntersectionObserver((entries) => {
      if (!place.current || !entries.some(({ isIntersecting }) => isIntersecting)) return
      watch.disconnect()
      const { clientWidth, clientHeight } = place.current
      void hallTile(figure, clientWidth, clientHeight).then((picture) => place.current?.replaceChildren(picture ?? ''))
    })
    if (place.current) watch.observe(place.current)
    return () => watch.disconnect()
  }, [JSON.stringify(figure)])
  return <div ref={place} class="hall-picture" />
}

function Emblems({ pick }: { pick: Pick }) {
  const words = useSignal('')
  const all = Object.entries(emblems)
  const found = all.filter(([name]) => name.includes(words.value.trim().toLowerCase().replaceAll(' ', '-')))
  return (
    <section aria-labelledby="emblems">
      <h2 id="emblems">Emblems</h2>
      <label>
        Find{' '}
        <input
          type="search"
          placeholder="such as dragon"
          maxLength={80}
          value={words.value}
          onInput={({ currentTarget }) => {
            words.value = currentTarget.value
          }}
        />
      </label>
      <p role="status">{`${found.length} of ${all.length} emblems`}</p>
      <ul class="emblems">
        {found.map(([name, path]) => (
          <li key={name}>
            <svg viewBox="0 0 512 512" aria-hidden="true">
              <path d={path} />
            </svg>
            <Name name={name} pick={pick} />
          </li>
        ))}
      </ul>
    </section>
  )
}
