/** Chooses a card's emblem: by words in its name and tags, else by race, class or type. The names are those of assets/icons.json. */
import { bySeed, type Some } from '../seed.ts'
import { type Kind, kindOf } from './beings/kinds.ts'

/** The beginnings of words, and their emblems; the first match wins. */
const words: readonly (readonly [pattern: RegExp, ...icons: Some<string>])[] = [
  [/summoner|summon/, 'star-gate'],
  [/mending/, 'healing', 'glowing-hands'],
  [/channel/, 'skull-staff', 'warlock-eye'],
  [/abyss|infernal/, 'burning-meteor', 'rock-golem'],
  [/blast n/, 'fire-ring'],
  [/fiery/, 'volcano', 'lava'],
  [/cube/, 'perspective-dice-six'],
  [/siphon|bathe/, 'bleeding-heart'],
  [/sweep|swoop|cleave|swath/, 'sword-slice', 'quick-slash'],
  [/whelp|hatchling/, 'sea-dragon', 'dragon-spiral'],
  [/hatch|egg|brood|pits/, 'nest-eggs', 'egg-clutch', 'dinosaur-egg'],
  [/hippogryph|gryphon|griffin/, 'griffin-symbol', 'eagle-head'],
  [/breath/, 'dragon-breath', 'fire-breath'],
  [/scales|hide/, 'fish-scales', 'animal-hide', 'armadillo-tail'],
  [/wing/, 'evil-wings', 'spiky-wing', 'bat-wing'],
  [/tail/, 'spiked-tail', 'reptile-tail'],
  [/bite|devour|gullet|feeding|chew/, 'sharp-lips', 'bestial-fangs', 'fangs'],
  [/claw|tooth|rend/, 'claw-slashes', 'triple-claws', 'grasping-claws'],
  [/meal|food|meat|roast|feast|flesh/, 'meat', 'meal'],
  [/bone/, 'crossed-bones', 'animal-skull'],
  [/lava|magma|crack/, 'lava', 'volcano'],
  [/smoke|ash/, 'smoking-volcano', 'burning-embers'],
  [/fireball/, 'fireball'],
  [/flamestrike|world in/, 'fire-wave', 'wildfires'],
  [/reign|meteor/, 'burning-meteor', 'three-burning-balls'],
  [/burn|crisp|fuel/, 'flame', 'burning-blobs', 'fire-bowl', 'burning-embers'],
  [/sear|engulf|cinder/, 'flame-tunnel', 'flame-spin', 'fire-silhouette'],
  [/flame|fire\b|fire /, 'fire', 'flame-claws', 'fluffy-flame', 'fire-dash'],
  [/wrath/, 'enrage', 'crowned-explosion'],
  [/roar|shout|bellow/, 'lion', 'shouting', 'screaming'],
  [/rage|fury|blood/, 'enrage', 'bleeding-heart', 'angry-eyes'],
  [/stomp|trample|crush|thrash|slam/, 'trample', 'hammer-drop', 'boulder-dash', 'crush'],
  [/frost nova|cold|nova/, 'frozen-ring', 'snowflake-2'],
  [/frost|ice|chill/, 'ice-bolt', 'frostfire', 'snowflake-1'],
  [/blink|teleport|portal/, 'teleport', 'star-gate'],
  [/arcane (intellect|brill)|intellect|mind|brain/, 'brain', 'third-eye', 'brainstorm'],
  [/counterspell|dispel/, 'magic-shield', 'cancel'],
  [/arcane/, 'arcing-bolt', 'beams-aura', 'star-swirl'],
  [/mana|agate|gem/, 'emerald', 'gem-pendant', 'crystal-shine'],
  [/shadow word|pain|hex|curse/, 'death-skull', 'skull-bolt'],
  [/resurrect/, 'ankh', 'holy-grail'],
  [/prayer|pray/, 'prayer', 'prayer-beads'],
  [/power word|fortitude/, 'mighty-force', 'heart-shield'],
  [/smite|chastise/, 'winged-emblem', 'sun-spear', 'sunbeams'],
  [/divine shield|protection|protector/, 'templar-shield', 'holy-symbol', 'shield-echoes'],
  [/light\b|seal/, 'sun-priest', 'holy-symbol', 'sun-radiations', 'star-medal'],
  [/wisdom/, 'book-aura', 'owl'],
  [/aura/, 'aura', 'beams-aura', 'sun-radiations'],
  [/blessing|might/, 'glowing-hands', 'biceps'],
  [/grace/, 'flat-hammer'],
  [/justice/, 'gavel', 'warhammer'],
  [/heal|\bwind\b|lifeb/, 'healing', 'heart-plus', 'health-potion'],
  [/hawk|eagle/, 'eagle-head', 'hawk-emblem'],
  [/aimed|sniper/, 'bullseye', 'target-shot'],
  [/multi-shot|rapid/, 'arrow-cluster', 'split-arrows', 'striking-arrows'],
  [/shot|arrow|true ?arc/, 'charged-arrow', 'barbed-arrow', 'bowman'],
  [/track|hunt/, 'hunter-eyes', 'direwolf', 'wolf-head'],
  [/cannon|gun|rifle|blunderbuss/, 'blunderbuss', 'musket'],
  [/bow\b/, 'bow-arrow', 'high-shot'],
  [/reaper|axe/, 'battle-axe', 'sharp-axe', 'war-axe'],
  [/blade|sword|annihilator/, 'broadsword', 'relic-blade', 'rune-sword'],
  [/scythe/, 'scythe'],
  [/hammer|mace/, 'warhammer', 'flanged-mace'],
  [/dagger|kris/, 'plain-dagger', 'broad-dagger'],
  [/rod|staff|wand/, 'wizard-staff', 'orb-wand'],
  [/helm|hood|crown/, 'visored-helm', 'brutal-helm', 'black-knight-helm'],
  [/hat\b|chapeau/, 'pointy-hat'],
  [/breastplate|plate|mail/, 'breastplate', 'chest-armor'],
  [/gauntlet|handguard|glove/, 'gauntlet', 'mailed-fist'],
  [/robe/, 'robe'],
  [/cloak|cape/, 'cloak', 'wing-cloak'],
  [/ring\b|signet/, 'ring', 'skull-signet', 'power-ring'],
  [/deflector|shield|stance/, 'dragon-shield', 'shield-reflect', 'shield'],
  [/charge/, 'sprint', 'mounted-knight'],
  [/strike|blow/, 'sword-slice', 'saber-slash', 'quick-slash'],
  [/dragon|drac/, 'spiked-dragon-head', 'dragon-head', 'double-dragon'],
  [/treasure|fortune/, 'open-treasure-chest', 'locked-chest'],
  [/secret/, 'secret-book'],
  [/princess|lady/, 'queen-crown'],
  [/potion/, 'heart-bottle', 'magic-potion'],
  [/diplomat|donation/, 'tied-scroll', 'wool'],
  [/defias|brotherhood|abiectus|latro|rogue/, 'hooded-assassin', 'cloak-dagger'],
  [/\bplan\b|command/, 'battle-gear', 'scroll-unfurled'],
  [/rally|lead/, 'knight-banner', 'tattered-banner', 'flying-flag'],
  [/death|marked|skull/, 'death-skull', 'daemon-skull'],
  [/retribution|last stand|martyr/, 'sword-clash', 'templar-heart'],
  [/dream|night|moon/, 'night-sleep', 'moon', 'evil-moon'],
  [/eye|sight/, 'all-seeing-eye', 'burning-eye', 'dead-eye'],
  [/lair|cave|home/, 'cave-entrance', 'mountain-cave'],
  [/armor|chink/, 'cracked-shield', 'broken-shield'],
  [/fate|dice|luck|fortuitous/, 'rolling-dices', 'perspective-dice-six'],
  [/mortal|foolish|hesitat|presence|menace/, 'alien-stare', 'imp-laugh', 'evil-eyes', 'overlord-helm'],
  [/pet|kibler|beast/, 'bear-head', 'wolf-howl', 'velociraptor'],
  [/giant|ogre|golem/, 'rock-golem', 'giant'],
  [/bear/, 'bear-head', 'polar-bear'],
  [/wolf|worg/, 'wolf-head', 'direwolf'],
  [/cat|panther|lynx|tiger/, 'saber-toothed-cat-head'],
  [/imp\b|demon|fel/, 'imp', 'daemon-skull'],
  [/ghost|spirit|wraith/, 'floating-ghost', 'ghost'],
  [/tree|bark|leaf|wild/, 'tree-face', 'oak-leaf', 'vine-leaf'],
  [/play|toy/, 'ball-glow', 'cat'],
  [/knock|break|toss|away/, 'punch-blast', 'fist', 'crumbling-ball'],
  [/lesson|apprentice|learn/, 'spell-book', 'book-storm'],
  [/breton|adept/, 'spell-book'],
  [/cover|stealth|vanish/, 'hood', 'shadow-follower'],
  [/quick|hast|moment|pace/, 'wingfoot', 'sprint', 'hourglass'],
]

/** Faces of allies and heroes, by race or class. */
const folk: Readonly<Record<string, readonly string[]>> = {
  dwarf: ['dwarf-face', 'dwarf-king', 'dwarf-helmet', 'viking-head'],
  gnome: ['bad-gnome', 'mining-helmet', 'gears', 'spanner'],
  'night elf': ['woman-elf-face', 'elf-helmet', 'elf-ear', 'moon-claws'],
  human: ['crested-helmet', 'visored-helm', 'barbute'],
  orc: ['orc-head', 'crossed-axes'],
  troll: ['troll', 'tribal-mask'],
  tauren: ['minotaur', 'bull-horns'],
  undead: ['half-dead', 'skull-crack'],
  warrior: ['swordman', 'swordwoman', 'crossed-swords', 'sword-clash', 'centurion-helmet', 'spartan-helmet'],
  mage: ['wizard-face', 'pointy-hat', 'glowing-hands', 'crystal-wand', 'magic-swirl', 'burning-passion'],
  priest: ['monk-face', 'angel-outfit', 'holy-water', 'prayer', 'angel-wings', 'healing'],
  paladin: ['templar-shield', 'templar-heart', 'winged-shield', 'warhammer', 'winged-sword'],
  hunter: ['bowman', 'hunter-eyes', 'high-shot', 'quiver', 'direwolf', 'hunting-horn'],
  rogue: ['hooded-assassin', 'cloak-dagger', 'daggers', 'thrown-daggers', 'robber-mask'],
  shaman: ['totem-mask', 'totem-head', 'lightning-storm', 'snake-totem'],
  warlock: ['warlock-eye', 'warlock-hood', 'skull-staff', 'imp-laugh'],
  druid: ['oak-leaf', 'tree-face', 'bear-head', 'paw', 'wolf-head'],
  bear: ['bear-head', 'polar-bear'],
  cat: ['saber-toothed-cat-head'],
  raptor: ['velociraptor'],
  wolf: ['wolf-head', 'direwolf'],
  dragonkin: ['dragon-head', 'wyvern', 'double-dragon', 'dragon-spiral'],
}

/** What matters most for a face: for an animal its kind, for a hero the race. */
const beasts: readonly string[] = ['bear', 'cat', 'raptor', 'wolf']
const races: readonly string[] = ['dwarf', 'gnome', 'night elf', 'orc', 'troll', 'tauren', 'undead']

const kinds: Readonly<Record<string, Some<string>>> = {
  hero: ['crested-helmet', 'visored-helm', 'winged-sword', 'knight-banner'],
  ally: ['person', 'barbute', 'swordman', 'monk-face', 'crested-helmet', 'hooded-assassin', 'viking-head'],
  weapon: ['broadsword', 'battle-axe', 'warhammer', 'relic-blade', 'flanged-mace', 'plain-dagger'],
  armor: ['breastplate', 'gauntlet', 'shoulder-armor', 'leg-armor', 'chest-armor'],
  item: ['gem-pendant', 'crystal-shine', 'standing-potion', 'ring', 'swap-bag', 'glowing-artifact'],
  quest: ['scroll-unfurled', 'tied-scroll', 'treasure-map', 'wax-seal', 'scroll-quill', 'compass'],
  location: ['castle', 'mountain-cave', 'elven-castle', 'evil-tower', 'cave-entrance'],
  event: [
    'crowned-explosion',
    'lightning-storm',
    'fire-ring',
    'volcano',
    'cracked-shield',
    'evil-moon',
    'burning-eye',
    'bell-shield',
  ],
  ability: ['star-swirl', 'magic-swirl', 'spiral-thrust', 'glowing-hands', 'sparkles', 'beams-aura', 'power-lightning'],
}

/** For cards of any other type. */
const other: Some<string> = ['dragon-shield']

/** Emblems of Bosses, by kind. */
const beings: Readonly<Record<Kind, string>> = {
  dragon: 'spiked-dragon-head',
  hound: 'wolf-head',
  serpent: 'snake-totem',
  giant: 'rock-golem',
  elemental: 'fire-silhouette',
  lord: 'horned-skull',
  pitlord: 'diablo-skull',
  demon: 'diablo-skull',
  shade: 'crowned-skull',
  broken: 'monk-face',
  brute: 'orc-head',
  matron: 'queen-crown',
  hunter: 'horned-skull',
  council: 'hood',
  shrine: 'evil-tower',
  sorrow: 'screaming',
  longing: 'sharp-lips',
  fury: 'angry-eyes',
  person: 'overlord-helm',
}

export interface Known {
  name: string
  type: string
  frame: string
  classes: readonly string[]
  tags: readonly string[]
}

/** Every emblem that can be used; assets/icons.json holds exactly these. */
export const emblemNames: readonly string[] = [
  ...new Set([
    ...words.flatMap(([, ...icons]) => icons),
    ...Object.values(folk).flat(),
    ...Object.values(kinds).flat(),
    ...Object.values(beings),
    ...other,
    'griffin-shield',
    'orc-head',
    'dragon-head',
    'dragon-breath',
    'death-skull',
    'implosion',
  ]),
]

/** Patterns match at the beginning of a word, so that "beard" is no bear. */
const begins = words.map(([pattern, ...icons]) => ({ pattern: new RegExp(`\\b(?:${pattern.source})`), icons }))

const fitting = (text: string): Some<string> | undefined => begins.find(({ pattern }) => pattern.test(text))?.icons
const beastly = /\b(?:hippogryph|whelp|pet|wolf|bear|dragon)/

/** The emblem of a card; if several fit, the seed chooses. */
export function emblemOf(card: Known, seed: number): string {
  const name = card.name.toLowerCase()
  const tags = [...card.tags, ...card.classes].map((tag) => tag.toLowerCase())
  if (card.type === 'hero' && card.frame === 'Boss') return beings[kindOf(card)]
  const person = card.type === 'hero' || (card.type === 'ally' && card.frame !== 'Boss')
  if (person && !beastly.test(name)) {
    const own = Object.keys(folk).filter((key) => tags.some((tag) => tag === key || tag.split(/[ ,]/).includes(key)))
    const first = own.filter((key) => (card.type === 'hero' ? races : beasts).includes(key))
    const [icon, ...others] = (first.length > 0 ? first : own).flatMap((key) => folk[key] ?? [])
    if (icon !== undefined) return bySeed([icon, ...others], seed)
  }
  return bySeed(fitting(name) ?? fitting(person ? '' : tags.join(' ')) ?? kinds[card.type] ?? other, seed)
}
