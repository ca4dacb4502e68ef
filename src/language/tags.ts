/** Tags of the type line: how a card may refer to them (202.1a), and which are talent specs (206.1). */

/** Tags of several words whose last word also refers to them (202.1a). Others need the full tag. */
const byLastWord = new Set([
  ...['Air Elemental', 'Air Totem', 'Black Dragon', 'Black Dragonkin', 'Blood Elf', 'Blue Dragonkin'],
  ...['Bronze Dragonkin', 'Bunny Egg', 'Carrion Bird', 'Core Hound', "Crashin' Thrashin' Racer", 'Crypt Lord'],
  ...['Dread Pirate', 'Earth Elemental', 'Earth Totem', 'Fel Orc', 'Fire Elemental', 'Fire Totem', 'Flame Cat'],
  ...['Frozen Elemental', 'Green Dragonkin', 'High Elf', 'Night Elf', 'Pit Lord', 'Polar Bear', 'Red Dragonkin'],
  ...['Shadow Hunter', 'Spectral Tiger', 'Spore Bat', 'Spring Rabbit', 'Timber Wolf', 'Twilight Dragonkin'],
  ...['Two-Headed Ogre', 'Water Elemental', 'Water Totem', 'Wind Serpent'],
])

/** Tags of several words that need the full tag (202.1a). */
const inFull = new Set([
  ...['Crawling Claw', 'Crypt Fiend', 'Death Knight', 'Defias Thug', 'Egg Hoarder', 'Elder Sage', 'Faceless One'],
  ...['Fishing Pole', 'Flight Master', 'Floating Eye', 'Frost Wyrm', 'Fungal Behemoth', 'Ghost Cow', 'Gryphon Rider'],
  ...['High Chieftain', 'High Thane', 'Keeper of the Grove', 'Merciless One', 'Repair Bot', 'Sea Giant', 'Sea Witch'],
  ...['Seedling Pod', 'Shadow Silhouette', 'Sky Captain', 'Sword Dancer', 'Trade Prince', 'Void Seeker', 'Void Wurm'],
  ...['Spirit of Northrend', 'Warp Stalker', 'Wind Rider', 'Wyrmrest Vanquisher'],
])

/** All of them. */
export const tagsOfSeveralWords: ReadonlySet<string> = new Set([...byLastWord, ...inFull])

/** The talent specs of the ten classes, for "[Talent Spec] Talent" (100.2c). */
export const talentSpecs: readonly string[] = [
  ...['Blood', 'Frost', 'Unholy', 'Balance', 'Feral', 'Restoration', 'Beast Mastery', 'Marksmanship', 'Survival'],
  ...['Arcane', 'Fire', 'Holy', 'Protection', 'Retribution', 'Discipline', 'Shadow', 'Assassination', 'Combat'],
  ...['Subtlety', 'Elemental', 'Enhancement', 'Affliction', 'Demonology', 'Destruction', 'Arms', 'Fury'],
]

/** Words on the type line of an ally token that are not ally types (202.4). */
const noAllyTypes = new Set(['Arena', 'Monster'])

/** Tags that describe, and name no thing by themselves: "an Arena ally", "Melee weapons". */
export const describing: ReadonlySet<string> = new Set([
  ...noAllyTypes,
  ...['Scourge', 'Melee', 'Ranged', 'One-Handed', 'Two-Handed', 'Cloth', 'Leather', 'Mail', 'Plate'],
])

/** Tags on the right of a type line, or that are not ally types (202.2). */
const onTheRight = new Set(['Unique', 'Unlimited', 'Talent', 'Basic', ...talentSpecs])

const known = new Map<string, readonly string[]>()

/** 'Pet (1)' without its number, as in texts. */
export const bareTag = (tag: string): string => tag.replace(/ \(\d+\)$/, '')

/** 'Pet (1)' as its tag and the number that a player may control; null for other tags (414.3b). */
export function limitOf(tag: string): readonly [string, number] | null {
  const m = /^(.*) \((\d+)\)$/.exec(tag)
  return m ? [m[1] as string, Number(m[2])] : null
}

/** All words for a tag: 'Fire Totem (1)' is a Fire Totem and a Totem (202.1a), an Archdruid is a Druid (202.4a). */
export function tagWords(tag: string): readonly string[] {
  let words = known.get(tag)
  if (words === undefined) {
    const bare = bareTag(tag)
    words =
      bare === 'Archdruid'
        ? [bare, 'Druid'] // 202.4a
        : byLastWord.has(bare)
          ? [bare, bare.slice(bare.lastIndexOf(' ') + 1)] // 202.1a
          : [bare]
    known.set(tag, words)
  }
  return words
}

/** The ally types that a printed ally or an ally token has (202.4): the left of its type line, without Arena and Monster. */
export const allyTypes = (tags: readonly string[]): readonly string[] =>
  tags.filter((t) => limitOf(t) === null && !onTheRight.has(t) && !noAllyTypes.has(t))
