/** The kind of being that a Boss is, from what is printed on its card. Pure. */

export const kinds = [
  'dragon',
  'hound',
  'serpent',
  'giant',
  'elemental',
  'lord',
  'pitlord',
  'demon',
  'shade',
  'broken',
  'brute',
  'matron',
  'hunter',
  'council',
  'shrine',
  'sorrow',
  'longing',
  'fury',
  'ringer',
  'person',
] as const
export type Kind = (typeof kinds)[number]

/** Words in tags, the first match wins; the name is searched only if no tag matches. */
const words: readonly (readonly [pattern: RegExp, kind: Kind])[] = [
  [/dragon|drake|wyrm|whelp/, 'dragon'],
  [/hound|wolf|worg|beast|cat\b|bear/, 'hound'],
  [/flamewaker|naga|serpent|lizard|murloc/, 'serpent'],
  [/giant|golem|ogre|abyssal|infernal|gronn/, 'giant'],
  [/elemental/, 'elemental'],
  [/essence|soul/, 'longing'],
  [/broken|draenei/, 'broken'],
  [/council/, 'council'],
  [/\borc\b|troll/, 'brute'],
  [/undead|lich|ghost|shade|spirit|skelet/, 'shade'],
  [/pit lord/, 'pitlord'],
  [/demon ?hunter/, 'hunter'],
  [/shiva|succub|sayaad/, 'matron'],
  [/demon|imp\b|eredar|satyr/, 'demon'],
]

/** For beings made of souls, the name says which face is shown. */
const faces: readonly (readonly [pattern: RegExp, kind: Kind])[] = [
  [/shrine|reliquary|altar/, 'shrine'],
  [/suffer|sorrow|grief|pain/, 'sorrow'],
  [/anger|rage|fury|wrath|hatred/, 'fury'],
]

/** This much health makes a being the lord of its kind. */
const lordly = 40

const kindIn = (text: string, of = words): Kind | undefined =>
  of.find(([pattern]) => pattern.test(text.toLowerCase()))?.[1]

export function kindOf({
  name,
  tags,
  health,
  look,
}: {
  name: string
  tags: readonly string[]
  health?: number | null
  look?: { being?: Kind }
}): Kind {
  if (look?.being) return look.being
  const kind = kindIn(tags.join(' ')) ?? kindIn(name) ?? 'person'
  if (kind === 'longing') return kindIn(name, faces) ?? kind
  return kind === 'elemental' && (health ?? 0) >= lordly ? 'lord' : kind
}
