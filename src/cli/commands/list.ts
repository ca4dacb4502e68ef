import { parties } from '../../cards/decks/parties.ts'
import { library as builtIn } from '../../content.ts'
import { withAll } from '../../engine/index.ts'
import { playerNames } from '../../players/index.ts'
import { setsOf, slug } from '../named/lookup.ts'
import { raidAtHand } from '../named/raid-file.ts'
import type { Common } from '../shell/options.ts'
import { columns, say, sayJson } from '../shell/output.ts'

const sum = (cards: readonly (readonly [number, string])[]) => cards.reduce((all, [copies]) => all + copies, 0)

/** Lists raids, decks, sets and bots; a raid from a file with the others. */
export async function listCommand(path: string | undefined, options: Common): Promise<void> {
  const library = path === undefined ? builtIn : (await raidAtHand(path)).library
  const cardSets = await setsOf(builtIn)
  const raids = library.raids.map(({ id, name, version, author, licence, about, raiders, decks, modes = [] }) => ({
    id,
    name,
    version,
    author: author ?? null,
    licence: licence ?? null,
    about,
    raiders,
    modes: modes.map((mode) => ({
      id: mode.id,
      name: mode.name,
      about: mode.about,
      suggested: mode.suggested ?? null,
    })),
    decks: Object.fromEntries(Object.entries(decks).map(([deck, cards]) => [deck, sum(cards)])),
  }))
  const { cards: known } = withAll(library)
  const decks = library.decks.map(({ id, name, hero, role, about, cards }) => ({
    id,
    name,
    hero,
    faction: known.find((card) => card.name === hero)?.faction ?? null,
    role: role ?? null,
    about,
    cards: sum(cards),
  }))
  const sets = cardSets.map(({ code, name, cards }) => ({ id: slug(name), code, name, cards: cards.length }))
  if (options.json) {
    sayJson({ raids, decks, parties, sets, players: playerNames })
    return
  }
  const part = (title: string, rows: string[][]) => {
    say(`${title}:`)
    for (const line of columns(rows)) say(`  ${line}`)
  }
  part(
    'Raids',
    raids.map(({ id, name, raiders }) => [
      id,
      name,
      `${raiders.min} to ${raiders.max} raiders, meant for ${raiders.meant.join(' to ')}`,
    ]),
  )
  part(
    'Modes',
    raids.flatMap(({ id, modes }) =>
      modes.map((mode) => [
        id,
        mode.id,
        mode.suggested ? `${mode.about} Suggested for ${mode.suggested.join(' to ')} raiders.` : mode.about,
      ]),
    ),
  )
  part(
    'Decks',
    decks.map(({ id, hero, faction, role, about }) => [id, hero, faction ?? '', role ?? '', about]),
  )
  part(
    'Parties',
    parties.map(({ id, decks, about }) => [id, decks.join(', '), about]),
  )
  part(
    'Sets',
    sets.map(({ id, code, cards }) => [id, code, `${cards} cards`]),
  )
  part(
    'Players',
    playerNames.map(({ name, for: side, about }) => [name, side === 'both' ? 'Boss or raider' : side, about]),
  )
}
