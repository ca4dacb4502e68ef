/** Modules: optional sets of a raid, chosen beside its mode. Each choice of them is a mode whose id joins theirs: 'standard+plague'. */
import type { RaidDef, RaidMode, RaidModule } from './format.ts'

/** The mode of a raid that has modules and no mode of its own. */
const usual: RaidMode = { id: 'usual', name: 'Usual', about: 'The raid as it is.' }

/** The raid's own modes, without those that join one with modules. */
export function ownModes({ modes = [], modules = [] }: Pick<RaidDef, 'modes' | 'modules'>): readonly RaidMode[] {
  const ids = new Set(modules.map(({ id }) => id))
  const joined = (id: string): boolean =>
    id.includes('+') &&
    id
      .split('+')
      .slice(1)
      .every((part) => ids.has(part))
  return modes.filter(({ id }) => !joined(id))
}

/** The raid as its file has it: its modules, and no mode that joins one with them. */
export const apart = (def: RaidDef): RaidDef => (def.modules ? { ...def, modes: ownModes(def) } : def)

/** The raid with a mode for every choice of its modules: first its own, then each with more and more of them. */
export function withModules(def: RaidDef): RaidDef {
  const { modules = [] } = def
  const own = ownModes(def)
  if (modules.length === 0) return def
  const all = own.length > 0 ? [...own] : [usual]
  for (const module of modules) all.push(...all.map((mode) => joined(def, mode, module)))
  return { ...def, modes: all }
}

/** A mode with one module more: what a module sets is set, and what it adds comes to the rest. */
function joined(
  def: RaidDef,
  { learning: _l, suggested: _s, handicap: _h, ...mode }: RaidMode,
  module: RaidModule,
): RaidMode {
  const { startsWith = [], lots, decks = {}, always = [], ...settings } = module
  return {
    ...mode,
    ...settings,
    id: `${mode.id}+${module.id}`,
    name: `${mode.name} + ${module.name}`,
    about: `${mode.about} ${module.about}`,
    ...(startsWith.length > 0 ? { startsWith: [...(mode.startsWith ?? def.startsWith ?? []), ...startsWith] } : {}),
    ...(lots ? { lots: { ...mode.lots, ...lots } } : {}),
    ...(Object.keys(decks).length > 0 ? { decks: { ...mode.decks, ...merged(mode.decks, decks) } } : {}),
    ...(always.length > 0 ? { always: [...(mode.always ?? []), ...always] } : {}),
  }
}

/** Of cards that both name, the module's numbers of copies decide. */
const merged = (before: RaidMode['decks'] = {}, decks: NonNullable<RaidMode['decks']>): RaidMode['decks'] =>
  Object.fromEntries(
    Object.entries(decks).map(([deck, list]) => [
      deck,
      [...list, ...(before[deck] ?? []).filter(([, card]) => !list.some(([, one]) => one === card))],
    ]),
  )
