/**
 * The reference players: the raiders' bot and the tactics of the Boss as they were at commit a98f8275, before they were changed.
 * Others are measured against them, so their games must never change (tests/slow/reference.test.ts). The texts of the cards are those of the game.
 * Built from that commit by tests/reference/build.ts; not to be edited.
 */
// src/state/must.ts
/** Returns a value that must exist. Throws if it is missing, naming `what`, because continuing a broken game would hide the fault. */
function must(value, what = "Something that a step needs") {
	if (value === void 0 || value === null) throw new TypeError(`${what} is missing.`);
	return value;
}
/** 'Pet (1)' without its number, as in texts. */
var bareTag = (tag) => tag.replace(/ \(\d+\)$/, "");
/** 'Pet (1)' as its tag and the number that a player may control; null for other tags (414.3b). */
function limitOf(tag) {
	const m = /^(.*) \((\d+)\)$/.exec(tag);
	return m ? [m[1], Number(m[2])] : null;
}
// src/language/tokens.ts
/** Tokens as cards: the description in the modifier that makes one, and what the rules add (404.2). */
/** Totems by element, and the damage type of their ATK (404.2b). */
var totems = {
	"Air Totem": "nature",
	"Earth Totem": "melee",
	"Fire Totem": "fire",
	"Water Totem": "frost"
};
var isTotem = (tag) => /(^| )Totem$/.test(bareTag(tag));
/** The card that such a token represents; amounts that are computed as it is created are 0 here. */
function tokenDef(spec) {
	const totem = spec.tags.find(isTotem);
	const kind = totem === void 0 ? void 0 : bareTag(totem);
	const element = kind !== void 0 && kind in totems;
	const tags = spec.tags.map((t) => element && t === kind && limitOf(t) === null ? `${t} (1)` : t);
	const type = spec.type ?? (totem === void 0 ? "ally" : ["ability", "ally"]);
	const damageType = spec.damageType ?? (element ? totems[kind] : "melee");
	const named = spec.name !== void 0 && !spec.name.startsWith("$");
	const fixed = (n) => typeof n === "number" ? n : 0;
	return {
		name: named ? spec.name : spec.tags.filter((t) => t !== "Unique").map(bareTag).join(" "),
		type,
		set: "token",
		number: 0,
		tags,
		...spec.atk === void 0 ? {} : {
			atk: fixed(spec.atk),
			damageType
		},
		...spec.health === void 0 ? {} : { health: fixed(spec.health) },
		...spec.def === void 0 ? {} : { def: spec.def },
		...spec.strike === void 0 ? {} : { strike: spec.strike },
		...spec.powers === void 0 ? {} : { powers: spec.powers }
	};
}
var same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
/** The key of such a token among these cards: its name, with a number if that is taken. Tokens with the same description share a key. */
function tokenKey(known, def) {
	let key = def.name;
	for (let n = 2;; n++) {
		const other = known(key);
		if (other === void 0 || same(other, def)) return key;
		key = `${def.name} (${n})`;
	}
}
/** These cards and all tokens that they describe (404.2), by their keys in a game. */
function withTokens(defs) {
	const all = new Map(defs.map((def) => [def.name, def]));
	const walk = (node) => {
		if (typeof node !== "object" || node === null) return;
		for (const part of Object.values(node)) walk(part);
		const { do: verb, token } = node;
		if (verb !== "create" || typeof token !== "object" || token === null) return;
		for (const spec of [token].flat()) {
			const def = tokenDef(spec);
			const key = tokenKey((name) => all.get(name), def);
			if (all.has(key)) continue;
			all.set(key, def);
			walk(def.powers);
		}
	};
	for (const def of defs) walk(def);
	return all;
}
// src/language/lists.ts
var cardTypes = [
	"hero",
	"ally",
	"ability",
	"armor",
	"weapon",
	"item",
	"quest",
	"location",
	"event"
];
var isOwnType = (type) => /^[A-Z]/.test(type);
[...cardTypes];
/** The ten classes (206.1a). */
var classNames = [
	"Death Knight",
	"Druid",
	"Hunter",
	"Mage",
	"Paladin",
	"Priest",
	"Rogue",
	"Shaman",
	"Warlock",
	"Warrior"
];
/** The races of the two factions: what "choose an Alliance or Horde race" may choose. */
var races = [
	"Draenei",
	"Dwarf",
	"Gnome",
	"Human",
	"Night Elf",
	"Worgen",
	"Blood Elf",
	"Goblin",
	"Orc",
	"Tauren",
	"Troll",
	"Undead"
];
// src/language/xs.ts
/** Where X occurs in card data, and what limits it (707.1b). */
var isObject = (v) => typeof v === "object" && v !== null;
/** Whether X occurs anywhere in a piece of data. */
var usesX = (node) => node === "X" || isObject(node) && Object.values(node).some(usesX);
/** Whether a set picks X of its members, or takes the top X of a zone. */
var takesX = (set) => isObject(set) && [
	set.choose,
	set.random,
	set.top
].some((q) => q === "X");
/** Whether a set means objects with exactly X of something: "an ally with cost X". */
var hasX = (set) => {
	const where = isObject(set) ? set.where : void 0;
	return Array.isArray(where) && typeof where[0] === "string" && where[1] === "=" && where[2] === "X";
};
/** Whether a part of a cost limits X: resources, counters, damage up to fatal, X cards, or a card with cost X. */
function limitsX(e) {
	if (!isObject(e)) return false;
	if (e.do === "pay" || e.do === "remove" || e.do === "put" && e.what === "damage") return e.n === "X";
	return e.do === "discard" && e.what === void 0 && e.n === "X" || takesX(e.what) || hasX(e.what);
}
// src/language/print/nouns.ts
/** A card in a sentence, without what tells its versions apart: "Onyxia" of "Onyxia (Stage 2)". */
var plainName = (name) => name.replace(/ \([^()]*\)$/, "");
var capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
/** A player's name in the midst of a sentence: a Boss player who is called "The Boss" is "the Boss" there. */
var inText = ({ name, boss }) => boss ? name.replace(/^The /, "the ") : name;
/** A finished sentence: it begins with a capital, also where its first word is "the" of a name, and ends with a stop. */
var sentence = (text) => text ? capital(/[.!?]”?$/.test(text) ? text : `${text}.`) : "";
var regular = (base, past, s = `${base}s`, done = past) => ({
	base,
	s,
	past,
	done
});
regular("deal", "dealt"), regular("heal", "healed"), regular("put", "put"), regular("remove", "removed"), regular("set", "set"), regular("smash", "smashed", "smashes"), regular("switch", "switched", "switches"), regular("destroy", "destroyed"), regular("discard", "discarded"), regular("draw", "drew", "draws", "drawn"), regular("put", "put"), regular("put", "put"), regular("search", "searched", "searches"), regular("reveal", "revealed"), regular("turn", "turned"), regular("attach", "attached", "attaches"), regular("enter", "entered"), regular("leave", "left", "leaves"), regular("detach", "detached"), regular("exhaust", "exhausted"), regular("ready", "readied", "readies"), regular("activate", "activated"), regular("flip", "flipped"), regular("swap", "swapped"), regular("pay", "paid"), regular("play", "played"), regular("place", "placed"), regular("complete", "completed"), regular("strike", "struck"), regular("target", "targeted"), regular("interrupt", "interrupted"), regular("trigger", "triggered"), regular("change", "changed"), regular("use", "used"), regular("prevent", "prevented"), regular("propose", "proposed"), regular("change", "changed"), regular("attack", "attacked"), regular("defend", "defended"), regular("enter", "entered"), regular("protect", "protected"), regular("sabotage", "sabotaged"), regular("inspire", "inspired"), regular("remove", "removed"), regular("take", "took", "takes", "taken"), regular("end", "ended"), regular("take", "took", "takes", "taken"), regular("remove", "removed"), regular("concede", "conceded", "concedes"), regular("keep", "kept"), regular("move", "moved"), regular("start", "started"), regular("end", "ended"), regular("roll", "rolled"), regular("drop", "dropped", "drops", "dropped"), regular("choose", "chose", "chooses", "chosen"), regular("change", "changed"), regular("win", "won"), regular("lose", "lost", "loses"), regular("shuffle", "shuffled"), regular("copy", "copied", "copies"), regular("put", "put"), regular("draw", "drew", "draws", "drawn"), regular("exchange", "exchanged"), regular("skip", "skipped"), regular("say", "said"), regular("name", "named"), regular("make up", "made up", "makes up"), regular("look at", "looked at", "looks at"), regular("become", "became", "becomes", "become"), regular("have", "had", "has"), regular("cause", "caused"), regular("gain", "gained");
// src/state/dice.ts
/** 32 mixed bits of three numbers (murmur finalizer over a Weyl step). */
function mix(a, b, c) {
	let h = Math.imul(a ^ 2654435769, 2246822507) ^ Math.imul(b + 2135587861, 3266489909) ^ Math.imul(c + 374761393, 668265263);
	h ^= h >>> 16;
	h = Math.imul(h, 2246822507);
	h ^= h >>> 13;
	h = Math.imul(h, 3266489909);
	h ^= h >>> 16;
	return h >>> 0;
}
// src/language/keyword-texts.ts
var delve = [
	{
		do: "reveal",
		what: {
			top: 2,
			in: "deck",
			of: "you",
			as: "two"
		},
		to: "you"
	},
	{
		do: "move",
		what: {
			choose: "any",
			among: "$two",
			as: "kept"
		},
		to: "deck",
		at: "top"
	},
	{
		do: "move",
		what: {
			among: "$two",
			other: "$kept"
		},
		to: "deck",
		at: "bottom"
	}
];
var portal = [
	{
		do: "reveal",
		what: {
			top: 3,
			in: "deck",
			of: "you",
			as: "three"
		}
	},
	{
		do: "try",
		may: "you",
		these: [{
			do: "move",
			what: {
				choose: 1,
				is: "ally",
				tag: "Demon",
				where: [
					"cost",
					"<",
					{
						stat: "cost",
						of: "self"
					}
				],
				in: "deck",
				among: "$three",
				as: "demon"
			},
			to: "play"
		}]
	},
	{
		do: "move",
		what: {
			in: "deck",
			among: "$three",
			other: "$demon"
		},
		to: "deck",
		at: "bottom"
	}
];
// src/language/keywords.ts
/**
* The keywords (glossary): what stands beside each, what it means in our words, and, where the meaning is an ordinary power,
* that power as data. The compiler puts those powers beside the keyword, so that they come and go with it, whether it is
* printed or granted. The others get their meaning in the section of the rules that `rule` names.
*/
/** The number of a keyword; for a granted keyword, the modifier that grants it supplies the number. */
var numberOf$1 = (k) => k.n === void 0 || typeof k.n === "number" ? k.n ?? 1 : { granted: k.n };
/** What ends a druid's form: all abilities that give the hero a form are destroyed (glossary: Bear Form, Cat Form). */
var unshift = [{
	do: "destroy",
	what: {
		is: "ability",
		has: {
			gives: ["Bear Form", "Cat Form"],
			to: "yourHero"
		}
	}
}];
var shift = [{
	when: {
		on: "play",
		by: "you",
		what: {
			is: "ability",
			not: { tag: "Feral" }
		}
	},
	then: unshift
}, {
	when: {
		on: "strike",
		by: "you"
	},
	then: unshift
}];
var keywordTable = {
	Aberration: {
		about: "All damage that would be dealt to this character is prevented, except combat damage.",
		means: () => [{ always: [{
			mod: "prevent",
			would: {
				on: "deal",
				to: "self",
				combat: false
			},
			n: "all"
		}] }]
	},
	Absorb: {
		about: "Whenever this character deals combat damage to a hero, it heals that much damage from your own hero. A weapon gives this to the hero that strikes with it.",
		means: () => [{
			when: {
				on: "deal",
				by: "self",
				to: { is: "hero" },
				combat: true
			},
			then: [{
				do: "heal",
				n: "$n",
				by: "self",
				from: "yourHero"
			}]
		}],
		rule: "303.2b"
	},
	"Arcane Torrent": {
		about: "When this card enters play, target an opposing card in play: it loses its powers and can’t gain any this turn.",
		means: () => [{
			when: {
				on: "enter",
				what: "self",
				zone: "play"
			},
			then: [{
				do: "modify",
				mods: [{
					mod: "noPowers",
					what: {
						target: 1,
						is: "card",
						of: "opponents"
					}
				}],
				until: "turn"
			}]
		}]
	},
	Artifact: {
		about: "You may also play this card from your graveyard.",
		means: () => [{
			in: "graveyard",
			always: [{
				mod: "can",
				on: "play",
				by: "you",
				for: "self"
			}]
		}]
	},
	Assault: {
		takes: "number",
		about: "It has N more ATK on your turn. Several Assault values add up.",
		means: (k) => [{ always: [{
			mod: "stat",
			what: "self",
			stat: "atk",
			n: numberOf$1(k),
			while: { turnOf: "you" }
		}] }]
	},
	AWESOME: {
		about: "At the start of your turn each player may compliment this card. Those who do draw a card.",
		means: () => [{
			when: {
				on: "start",
				turn: "you"
			},
			then: [{
				do: "try",
				may: "players",
				as: "they",
				these: [{
					do: "say",
					words: "well done"
				}],
				then: [{
					do: "draw",
					by: "$they",
					n: 1
				}]
			}]
		}]
	},
	"Bear Form": {
		about: "Your hero can protect. The form ends, and its source is destroyed, when you play an ability that is not Feral or strike with a weapon.",
		means: () => [{ keyword: "Protector" }, ...shift]
	},
	Berserking: {
		about: "It has 1 more ATK for each damage on it.",
		means: () => [{ always: [{
			mod: "stat",
			what: "self",
			stat: "atk",
			n: {
				stat: "damage",
				of: "self"
			}
		}] }]
	},
	"Cat Form": {
		about: "Your hero has 1 more ATK while attacking. The form ends, and its source is destroyed, when you play an ability that is not Feral or strike with a weapon.",
		means: () => [{ always: [{
			mod: "stat",
			what: "self",
			stat: "atk",
			n: 1,
			while: "attacking"
		}] }, ...shift]
	},
	Conspicuous: {
		about: "Any opposing hero or ally can protect against this character, even without Protector. A weapon gives this to the hero that strikes with it.",
		rule: "602.2"
	},
	"Death Rattle": {
		takes: "effects",
		about: "When this card enters a graveyard from anywhere: [text]. The power works only in the graveyard.",
		means: (k) => [{
			in: "graveyard",
			when: {
				on: "enter",
				what: "self",
				zone: "graveyard"
			},
			then: k.then ?? []
		}]
	},
	Delve: {
		about: "Look at the top two cards of your deck. Put each of them on the bottom, or back on top in any order.",
		does: delve
	},
	Diplomacy: {
		takes: "description",
		about: "You pay 1 less to play [cards] allies, but never less than 1.",
		means: (k) => [{ always: [{
			mod: "cost",
			on: "play",
			by: "you",
			what: {
				...k.of,
				is: "ally"
			},
			n: -1,
			min: 1
		}] }]
	},
	"Dual Shield": {
		about: "Your hero may carry two Shields, but then no Melee weapon and nothing else in the off hand.",
		rule: "414.1"
	},
	"Dual Wield": {
		about: "Your hero may carry two one-handed Melee weapons, and strike with both in one combat.",
		rule: "406.1"
	},
	"Ranged Dual Wield": {
		about: "Your hero may carry two Ranged weapons, and strike with both in one combat.",
		rule: "406.4"
	},
	"Two-Handed Dual Wield": {
		about: "Your hero may carry two Melee weapons, two-handed ones too, and strike with both in one combat.",
		rule: "406.2"
	},
	Echo: {
		about: "When you play this ability while you have two or more allies of the same Alliance or Horde race, you copy it. This is checked again when the copy would be made.",
		means: () => [{
			in: "chain",
			when: {
				on: "play",
				by: "you",
				what: "self"
			},
			if: { some: {
				is: "ally",
				of: "you",
				same: ["race", {
					is: "ally",
					of: "you",
					other: "it"
				}]
			} },
			then: [{
				do: "copy",
				what: "self"
			}]
		}]
	},
	Elusive: {
		about: "It can’t be attacked.",
		rule: "601.2b"
	},
	Enrage: {
		about: "As this card enters play, you may reveal the top card of your deck. Other powers of this card look at that card.",
		means: () => [{
			as: {
				on: "enter",
				what: "self",
				zone: "play"
			},
			then: [{
				do: "try",
				may: "you",
				these: [{
					do: "reveal",
					what: {
						top: 1,
						in: "deck",
						of: "you"
					}
				}]
			}]
		}]
	},
	"Escape Artist": {
		about: "When an opposing card or effect targets it, you may return it to its owner’s hand.",
		means: () => [{
			when: {
				on: "target",
				by: "opponents",
				what: "self"
			},
			then: [{
				do: "try",
				may: "you",
				these: [{
					do: "move",
					what: "self",
					to: "hand"
				}]
			}]
		}]
	},
	Eternal: {
		about: "When this card enters your graveyard from anywhere, you may shuffle it into your deck.",
		means: () => [{
			in: "graveyard",
			when: {
				on: "enter",
				what: "self",
				zone: "graveyard"
			},
			then: [{
				do: "try",
				may: "you",
				these: [{
					do: "move",
					what: "self",
					to: "deck",
					at: "shuffled"
				}]
			}]
		}]
	},
	Ferocity: {
		about: "This ally can attack on the turn it arrives.",
		rule: "601.2a"
	},
	"Find Treasure": {
		about: "When this card enters play, you may draw a card. If you do, discard a card.",
		means: () => [{
			when: {
				on: "enter",
				what: "self",
				zone: "play"
			},
			then: [{
				do: "try",
				may: "you",
				these: [{
					do: "draw",
					n: 1
				}],
				then: [{
					do: "discard",
					n: 1
				}]
			}]
		}]
	},
	"Finishing Move": {
		takes: "optional description",
		about: "To play it, you also remove X [cards] in your graveyard from the game, five at most. Unless it says otherwise, these are Combo cards.",
		means: (k) => [{ play: {
			add: [{
				do: "move",
				what: {
					tag: "Combo",
					...k.of,
					choose: "X",
					in: "graveyard",
					of: "you"
				},
				to: "removed"
			}],
			x: 5
		} }]
	},
	Hardiness: {
		about: "Whenever this character would be dealt damage, prevent 1 of it. Several of these prevent 1 each.",
		means: () => [{ always: [{
			mod: "prevent",
			would: {
				on: "deal",
				to: "self"
			},
			n: 1
		}] }]
	},
	Harmonize: {
		about: "You pay 1 less to play allies whose printed cost is 4 or more.",
		means: () => [{ always: [{
			mod: "cost",
			on: "play",
			by: "you",
			what: {
				is: "ally",
				where: [
					"cost",
					">=",
					4
				]
			},
			n: -1
		}] }]
	},
	Haste: {
		takes: "number",
		about: "You pay N less to play this card if an ally of yours has dealt damage to an opposing hero this turn.",
		means: (k) => [{
			if: {
				happened: {
					on: "deal",
					by: {
						is: "ally",
						of: "you"
					},
					to: {
						is: "hero",
						of: "opponents"
					}
				},
				since: "turn"
			},
			play: { n: { times: [-1, numberOf$1(k)] } }
		}]
	},
	"Infinite Wield": {
		about: "You may have any number of one-handed Melee weapons, and strike with all of them in one combat.",
		rule: "406.5"
	},
	Inspire: {
		takes: "description",
		about: "As each other player’s ready step starts, you may ready one of your exhausted [cards].",
		rule: "501.1b"
	},
	"Inspiring Presence": {
		about: "Your hero and your allies deal 1 more damage, except in combat.",
		means: () => [{ always: [{
			mod: "instead",
			would: {
				on: "deal",
				by: {
					is: "character",
					of: "you"
				},
				combat: false
			},
			n: { plus: ["$n", 1] }
		}] }]
	},
	Invincible: {
		about: "It can’t leave play, be targeted, or be dealt damage.",
		means: () => [{ always: [
			{
				mod: "cannot",
				on: "leave",
				what: "self"
			},
			{
				mod: "cannot",
				on: "target",
				what: "self"
			},
			{
				mod: "cannot",
				on: "deal",
				to: "self"
			}
		] }]
	},
	Irradiated: {
		about: "An ally that is dealt combat damage by this character becomes Irradiated, too.",
		means: () => [{
			when: {
				on: "deal",
				by: "self",
				to: {
					is: "ally",
					not: { has: { keyword: "Irradiated" } }
				},
				combat: true
			},
			then: [{
				do: "modify",
				mods: [{
					mod: "keyword",
					what: "$to",
					keyword: "Irradiated"
				}]
			}]
		}]
	},
	"Long-Range": {
		about: "While it attacks, the defender deals no combat damage. A weapon gives this to the hero that strikes with it.",
		rule: "603.1"
	},
	Mend: {
		takes: "number",
		about: "At the start of your turn this character may heal N damage from target hero or ally.",
		means: (k) => [{
			when: {
				on: "start",
				turn: "you"
			},
			then: [{
				do: "try",
				may: "you",
				these: [{
					do: "heal",
					n: numberOf$1(k),
					by: "self",
					from: {
						target: 1,
						is: "character"
					}
				}]
			}]
		}]
	},
	Portal: {
		about: "Reveal the top three cards of your deck. You may put a Demon ally among them that costs less than this card into play. The rest go to the bottom.",
		does: portal
	},
	Preparation: {
		about: "On your first turn you may play this card for free.",
		means: () => [{
			if: {
				turnOf: "you",
				first: true
			},
			play: { rather: [] }
		}]
	},
	Protector: {
		about: "It can protect: when another character on its side is attacked, it may exhaust to become the defender.",
		rule: "602.2"
	},
	Resistance: {
		takes: "damage type",
		about: "All [type] damage that would be dealt to this character is prevented, whatever other types it has.",
		means: (k) => [{ always: [{
			mod: "prevent",
			would: {
				on: "deal",
				to: "self",
				type: k.type
			},
			n: "all"
		}] }]
	},
	Rift: {
		about: "As you play it, choose an Alliance or Horde race. It costs 1 less for each ally of that race that you control.",
		means: () => [{ play: {
			choose: "race",
			n: { times: [-1, { count: {
				is: "ally",
				tag: "$race",
				of: "you"
			} }] }
		} }]
	},
	Sabotage: {
		takes: "description",
		about: "It can also attack [cards] that are not friendly. Then no damage is dealt unless someone protects.",
		rule: "600.1"
	},
	Sentinel: {
		about: "The first time it exhausts each turn, it readies.",
		means: () => [{
			when: {
				on: "exhaust",
				what: "self",
				nth: {
					n: 1,
					per: "turn"
				}
			},
			then: [{
				do: "ready",
				what: "self"
			}]
		}]
	},
	"Sextuple Wield": {
		about: "Your hero has six hands for Melee weapons (a two-handed weapon takes two), and may strike with all of them in one combat.",
		rule: "406.3"
	},
	Shadowmeld: {
		about: "While ready, it can’t be attacked or targeted.",
		means: () => [{ always: ["Elusive", "Untargetable"].map((keyword) => ({
			mod: "keyword",
			what: "self",
			keyword,
			while: {
				match: "self",
				state: "ready"
			}
		})) }]
	},
	Smash: {
		about: "If it deals more than fatal combat damage to a defending ally, the rest is dealt to the hero of that ally’s controller. A weapon gives this to the hero that strikes with it.",
		means: () => [{ always: [{
			mod: "instead",
			would: {
				on: "deal",
				by: "self",
				to: {
					is: "ally",
					state: "defending"
				},
				combat: true
			},
			divide: { excess: {
				is: "hero",
				of: { controller: "$to" }
			} }
		}] }],
		rule: "717.8"
	},
	Spellshield: {
		about: "Opponents can’t target it while it is in play.",
		means: () => [{ always: [{
			mod: "cannot",
			on: "target",
			by: "opponents",
			what: "self"
		}] }]
	},
	Stash: {
		takes: "effects",
		about: "As this card enters your resource row face down, you may reveal it and turn it face down again. When you do: [text].",
		rule: "415.8",
		away: true
	},
	Stealth: {
		about: "While it attacks, nobody can protect. A weapon gives this to the hero that strikes with it.",
		rule: "602.2a"
	},
	Thrown: {
		about: "When you strike with this weapon, your hero has Long-Range in that combat, and the weapon returns to its owner’s hand at the end of the turn.",
		means: () => [{
			when: {
				on: "strike",
				by: "you",
				with: "self"
			},
			then: [{
				do: "modify",
				mods: [{
					mod: "keyword",
					what: "yourHero",
					keyword: "Long-Range"
				}],
				until: "combat"
			}, {
				do: "modify",
				mods: [{
					mod: "when",
					event: {
						on: "end",
						turn: "players"
					},
					then: [{
						do: "move",
						what: {
							among: "self",
							in: "play"
						},
						to: "hand"
					}],
					next: true
				}],
				until: "turn"
			}]
		}]
	},
	"Time is Money": {
		about: "This ally’s activated powers can be used on the turn it arrives, but it still can’t attack.",
		rule: "701.3"
	},
	Trap: {
		about: "You may exhaust your defending hero instead of paying this card’s cost.",
		means: () => [{ play: { rather: [{
			do: "exhaust",
			what: {
				choose: 1,
				is: "hero",
				of: "you",
				state: "defending"
			}
		}] } }]
	},
	Untargetable: {
		about: "It can’t be targeted while it is in play.",
		rule: "706.1"
	},
	"War Stomp": {
		about: "When it attacks or defends, you may exhaust target opposing hero or ally.",
		means: () => [{
			when: {
				on: ["attack", "defend"],
				by: "self"
			},
			then: [{
				do: "try",
				may: "you",
				these: [{
					do: "exhaust",
					what: {
						target: 1,
						is: ["hero", "ally"],
						of: "opponents"
					}
				}]
			}]
		}]
	},
	Warp: {
		about: "As this card is revealed from your deck, you may remove it from the game. If you do, you may play it at once for free.",
		rule: "415.3",
		away: true
	},
	"Will of the Forsaken": {
		about: "It can’t leave play unless it has fatal damage or no health.",
		means: () => [{
			always: [{
				mod: "cannot",
				on: "leave",
				what: "self"
			}],
			while: { not: { any: [{
				match: "self",
				state: "fatal"
			}, {
				match: "self",
				where: [
					"health",
					"<=",
					0
				]
			}] } }
		}]
	},
	Immune: {
		about: "It can’t be attacked, targeted or dealt damage.",
		rule: "R101.3d"
	}
};
// src/language/compare.ts
function compare(a, op, b) {
	switch (op) {
		case "=": return a === b;
		case "!=": return a !== b;
		case "<": return a < b;
		case "<=": return a <= b;
		case ">": return a > b;
		default: return a >= b;
	}
}
// src/players/pointer.ts
/** Follows the path as far as it exists; null if the card is not known. */
function follow(words, ptr) {
	const at = ptr?.indexOf("#") ?? -1;
	const def = words.get(at < 0 ? ptr ?? "" : ptr.slice(0, at));
	if (!def) return null;
	const trail = [def];
	const path = at < 0 ? [] : ptr.slice(at + 1).split(/[./[\]]+/);
	for (const key of path.filter((k) => k !== "")) {
		const here = trail[trail.length - 1];
		if (here === null || typeof here !== "object" || !(key in here)) break;
		trail.push(here[key]);
	}
	return {
		def,
		trail
	};
}
/** The piece that a pointer names; undefined if the path does not lead to one. */
function pieceAt(words, ptr) {
	const found = follow(words, ptr);
	const keys = ptr.slice(ptr.indexOf("#") + 1).split(/[./[\]]+/).filter((k) => k !== "");
	return found && found.trail.length === keys.length + 1 ? found.trail.at(-1) : void 0;
}
var isRecord = (v) => v !== null && typeof v === "object" && !Array.isArray(v);
var isPick = (v) => isRecord(v) && ("target" in v || "choose" in v || "random" in v);
var isEffect = (v) => isRecord(v) && typeof v.do === "string";
var isPower = (v) => isRecord(v) && ("then" in v || "reward" in v || "always" in v || "keyword" in v || "play" in v) && !("do" in v) && !("mod" in v);
/** The innermost pick, effect, list of effects (and whether it is a cost) and power on the path. */
function pieces(found) {
	const out = { cost: false };
	let under = null;
	for (const piece of found.trail) {
		if (isPower(piece)) out.power = piece;
		if (isEffect(piece)) out.effect = piece;
		if (isPick(piece)) out.pick = piece;
		if (Array.isArray(piece) && piece.length > 0 && piece.every(isEffect)) {
			out.text = piece;
			out.cost = isRecord(under) && (under.pay === piece || under.add === piece);
		}
		under = piece;
	}
	return out;
}
// src/state/ids.ts
var playerObj = (seat) => -1 - seat;
// src/rules/R304-dropping/table.ts
/**
* R304: the table from above, in millimetres. Each player has a play area as large as a playmat, and in it the characters lie flat
* and apart, each with what is attached to it. All numbers are whole, so that every machine answers alike.
*/
/** The size of a card in millimetres. */
var CARD = {
	w: 63,
	h: 88
};
/** The size of a play area in millimetres: a playmat. It is deeper where a party needs more (`Tabletop.deep`). */
var MAT = {
	w: 610,
	h: 355
};
var cornersOf = (q) => [
	[q[0], q[1]],
	[q[2], q[3]],
	[q[4], q[5]],
	[q[6], q[7]]
];
var middle = (q) => [(q[0] + q[4]) / 2, (q[1] + q[5]) / 2];
/**
* What a character covers of the table (R304).
* @param t - The table.
* @param s - Where the character lies in its play area, and how large it is with its attachments.
* @returns Its four corners, in millimetres from the upper left corner of the table.
*/
function covers(t, s) {
	const mat = must(t.mats.find(({ seat }) => seat === s.seat));
	const x = mat.turned ? mat.x + MAT.w - s.x - s.w : mat.x + s.x;
	const y = mat.turned ? mat.y + t.deep - s.y - s.h : mat.y + s.y;
	return [
		x,
		y,
		x + s.w,
		y,
		x + s.w,
		y + s.h,
		x,
		y + s.h
	];
}
/**
* Whether two quads overlap or touch: no line parallel to one of their sides parts them.
* @param a - One of them.
* @param b - The other.
* @returns True also where they share no more than an edge.
*/
function touches(a, b) {
	return !parted(a, b) && !parted(b, a);
}
function parted(a, b) {
	const corners = cornersOf(a);
	for (const [i, [x, y]] of corners.entries()) {
		const [nextX, nextY] = must(corners[(i + 1) % 4]);
		const nx = nextY - y;
		const ny = x - nextX;
		const [minA, maxA] = along(a, nx, ny);
		const [minB, maxB] = along(b, nx, ny);
		if (maxA < minB || maxB < minA) return true;
	}
	return false;
}
function along(q, nx, ny) {
	let min = Number.POSITIVE_INFINITY;
	let max = Number.NEGATIVE_INFINITY;
	for (const [x, y] of cornersOf(q)) {
		const d = x * nx + y * ny;
		if (d < min) min = d;
		if (d > max) max = d;
	}
	return [min, max];
}
/** Ready-made arrangements that a player may choose, by their index. */
var arrangements = [
	"spread",
	"edge",
	"hero"
];
/** The places of all characters in one of the ready-made arrangements; null if the player's characters don't fit. */
function arranged(t, spots, seat, n, frail) {
	const kind = arrangements[n];
	const rank = (s) => {
		const { left, hero } = frail(s.card);
		return hero && kind === "hero" ? left - 1e5 : left;
	};
	const own = spots.filter((s) => s.seat === seat);
	own.sort((a, b) => rank(a) - rank(b) || a.card - b.card);
	const laid = kind === "edge" ? atEdge(t, own) : spread(t, own);
	return laid && [...spots.filter((s) => s.seat !== seat), ...laid];
}
/**
* The arrangements that a player may choose by number (R304): those that there is room for and that differ from how all lie already.
* @param t - The table.
* @param spots - How all characters lie.
* @param seat - Who arranges.
* @param frail - What an arrangement must know of a character.
* @returns The number of each, and how all characters would lie then.
*/
function choicesOf(t, spots, seat, frail) {
	const known = /* @__PURE__ */ new Set([keyOf(spots)]);
	return arrangements.flatMap((_, n) => {
		const laid = arranged(t, spots, seat, n, frail);
		if (!laid || known.has(keyOf(laid))) return [];
		known.add(keyOf(laid));
		return [{
			n,
			spots: laid
		}];
	});
}
var keyOf = (spots) => spots.map((s) => `${s.card}:${s.x},${s.y}`).sort().join();
/**
* Spread over the play area, as far from each other as they can be; the first of them farthest from the middle of the table. Null
* if they don't fit in so.
*/
function spread(t, pieces) {
	const w = Math.max(...pieces.map((p) => p.w));
	const h = Math.max(...pieces.map((p) => p.h));
	let best = null;
	let widest = -1;
	for (let c = 1; c <= pieces.length; c++) {
		const r = Math.ceil(pieces.length / c);
		const room = Math.min(c > 1 ? Math.floor((MAT.w - c * w) / (c - 1)) : MAT.w - w, r > 1 ? Math.floor((t.deep - r * h) / (r - 1)) : t.deep - h);
		if (room > widest) {
			widest = room;
			best = [c, r];
		}
	}
	if (!best) return null;
	const [c, r] = best;
	const first = must(pieces[0]);
	const cells = [];
	for (let j = 0; j < r; j++) for (let i = 0; i < c; i++) cells.push({
		...first,
		w,
		h,
		x: c > 1 ? Math.floor(i * (MAT.w - w) / (c - 1)) : Math.floor((MAT.w - w) / 2),
		y: r > 1 ? Math.floor(j * (t.deep - h) / (r - 1)) : t.deep - h
	});
	const far = new Map(cells.map((cell) => [cell, farness(t, cell)]));
	cells.sort((a, b) => must(far.get(b)) - must(far.get(a)));
	return pieces.map((p, i) => {
		const { x, y } = must(cells[i]);
		return {
			card: p.card,
			seat: p.seat,
			w: p.w,
			h: p.h,
			x: x > 0 ? x + w - p.w : x,
			y: y > 0 ? y + h - p.h : y
		};
	});
}
/** Side by side along the own edge, from the end of it that is farther from the middle of the table. */
function atEdge(t, pieces) {
	const { seat } = must(pieces[0]);
	const corner = (x) => farness(t, {
		card: 0,
		seat,
		w: CARD.w,
		h: CARD.h,
		x,
		y: t.deep - CARD.h
	});
	const right = corner(MAT.w - CARD.w) > corner(0);
	const out = [];
	let [x, y, tall] = [
		0,
		0,
		0
	];
	for (const p of pieces) {
		if (x + p.w > MAT.w) {
			y += tall;
			x = 0;
			tall = 0;
		}
		out.push({
			card: p.card,
			seat: p.seat,
			w: p.w,
			h: p.h,
			x: right ? MAT.w - x - p.w : x,
			y: t.deep - y - p.h
		});
		x += p.w;
		tall = Math.max(tall, p.h);
	}
	return y + tall > t.deep ? null : out;
}
/** The square of four times how far the middle of what it covers is from the middle of the table. */
function farness(t, s) {
	const [x, y] = middle(covers(t, s));
	const dx = 2 * x - t.w;
	const dy = 2 * y - t.h;
	return dx * dx + dy * dy;
}
// src/rules/R304-dropping/falling.ts
/**
* R304: a card that is dropped from three feet above play, as a stiff thin plate: it sails, flutters and spins through the air, bounces on
* its corners, slides and comes to rest flat. It uses only sums, products, quotients and square roots of doubles, whose results
* are laid down to the last bit (IEEE 754), so that every machine comes to the same end; no sines, which are not.
*/
var HEIGHT = 914.4;
var GRAVITY = 9810;
var [A, B] = [CARD.w / 2, CARD.h / 2];
/** Moments of inertia per gram, about the axes of the card. */
var INERTIA = [
	CARD.h * CARD.h / 12,
	CARD.w * CARD.w / 12,
	(CARD.w * CARD.w + CARD.h * CARD.h) / 12
];
/** Air against the face of a card of 1.8 grams, and along it; against turning over, and spinning. */
var AIR = {
	face: .0022,
	edge: 6e-5,
	over: .12,
	spin: .01,
	lead: .18
};
var TABLE = {
	bounce: .4,
	rub: .32,
	soft: 120
};
/** Steps a second, and steps for each pose that is kept. */
var RATE = 960;
var KEPT = 16;
var LONGEST = 6 * RATE;
var dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
var cross = (a, b) => [
	a[1] * b[2] - a[2] * b[1],
	a[2] * b[0] - a[0] * b[2],
	a[0] * b[1] - a[1] * b[0]
];
var length = (a) => Math.sqrt(dot(a, a));
var times = (a, n) => [
	a[0] * n,
	a[1] * n,
	a[2] * n
];
var add = (a, b, n = 1) => [
	a[0] + b[0] * n,
	a[1] + b[1] * n,
	a[2] + b[2] * n
];
var unit = (a) => times(a, 1 / length(a));
/**
* The fall that a throw comes to: the same number, the same fall. It starts anywhere above the play areas of these seats, each as likely
* as the others, turned anyhow.
*/
function fall(t, over, seed) {
	const plate = thrown(t, over, seed);
	const poses = [];
	const knocks = [];
	let calm = 0;
	let knock = 0;
	for (let i = 0; i < LONGEST && calm < 20; i++) {
		knock = Math.max(knock, step(plate));
		if (i % KEPT === 0) {
			poses.push(poseOf(plate));
			knocks.push(knock);
			knock = 0;
		}
		calm = isCalm(plate) ? calm + 1 : 0;
	}
	return laid(plate, poses, knocks);
}
function thrown(t, over, seed) {
	let count = 0;
	const chance = (from, to) => from + (to - from) * mix(seed | 0, count++, 53769) / 4294967296;
	const mats = t.mats.filter((m) => over.includes(m.seat));
	const mat = mats[Math.floor(chance(0, mats.length))];
	const p = mat ? [
		chance(mat.x, mat.x + MAT.w),
		chance(mat.y, mat.y + t.deep),
		HEIGHT
	] : [
		chance(0, t.w),
		chance(0, t.h),
		HEIGHT
	];
	let heading = [
		1,
		0,
		0
	];
	for (let i = 0; i < 16; i++) {
		const [x, y] = [chance(-1, 1), chance(-1, 1)];
		const r = x * x + y * y;
		if (r > .01 && r <= 1) {
			heading = unit([
				x,
				y,
				0
			]);
			break;
		}
	}
	const n = unit([
		chance(-.4, .4),
		chance(-.4, .4),
		chance(0, 1) < .5 ? -1 : 1
	]);
	const u = unit(add(heading, n, -dot(heading, n)));
	const w = cross(n, u);
	const v = [
		chance(-300, 300),
		chance(-300, 300),
		0
	];
	const [a, b, c] = [
		chance(-5, 5),
		chance(-5, 5),
		chance(-9, 9)
	];
	return {
		p,
		v,
		u,
		w,
		n,
		o: add(add(times(u, a), times(w, b)), times(n, c))
	};
}
/** The effect on the rotation of a push at a point, relative to the middle. */
function turning(b, at, push) {
	const t = cross(at, push);
	const [x, y, z] = INERTIA;
	return add(add(times(b.u, dot(t, b.u) / x), times(b.w, dot(t, b.w) / y)), times(b.n, dot(t, b.n) / z));
}
/** One small step through the air and against the table. Returns how hard it hit. */
function step(b) {
	const dt = 1 / RATE;
	air(b, dt);
	b.v[2] -= GRAVITY * dt;
	const hit = b.p[2] < B + A ? ground(b) : 0;
	b.p = add(b.p, b.v, dt);
	turn(b, dt);
	return hit;
}
function air(b, dt) {
	const speed = length(b.v);
	if (speed > 1) {
		const head = dot(b.v, b.n);
		const slip = add(b.v, b.n, -head);
		const push = times(b.n, -AIR.face * speed * head);
		const ahead = times(add(times(b.u, dot(slip, b.u) / speed * A), b.w, dot(slip, b.w) / speed * B), 2 * AIR.lead);
		b.o = add(b.o, turning(b, ahead, push), dt);
		b.v = add(add(b.v, push, dt), slip, -AIR.edge * speed * dt);
	}
	const spin = dot(b.o, b.n);
	const over = add(b.o, b.n, -spin);
	b.o = add(times(over, Math.max(0, 1 - AIR.over * length(over) * dt)), b.n, spin * Math.max(0, 1 - AIR.spin * Math.abs(spin) * dt));
}
/** Each corner that is in the table and goes down is stopped, or thrown back, and rubs along. */
function ground(b) {
	let hit = 0;
	let deepest = 0;
	for (let i = 0; i < 4; i++) {
		const r = add(times(b.u, i < 2 ? A : -A), b.w, i % 2 === 0 ? B : -B);
		const z = b.p[2] + r[2];
		if (z >= 0) continue;
		deepest = Math.min(deepest, z);
		const v = add(b.v, cross(b.o, r));
		if (v[2] >= 0) continue;
		hit = Math.max(hit, -v[2]);
		const give = 1 + cross(turning(b, r, [
			0,
			0,
			1
		]), r)[2];
		const j = (v[2] < -TABLE.soft ? 1 + TABLE.bounce : 1) * -v[2] / give;
		push(b, r, [
			0,
			0,
			j
		]);
		const now = add(b.v, cross(b.o, r));
		const slide = Math.sqrt(now[0] * now[0] + now[1] * now[1]);
		if (slide < .001) continue;
		const back = [
			-now[0] / slide,
			-now[1] / slide,
			0
		];
		const yields = 1 + dot(cross(turning(b, r, back), r), back);
		push(b, r, times(back, Math.min(TABLE.rub * j, slide / yields)));
	}
	b.p[2] -= deepest * .4;
	return hit;
}
function push(b, at, by) {
	b.v = add(b.v, by);
	b.o = add(b.o, turning(b, at, by));
}
function turn(b, dt) {
	const n = unit(add(b.n, cross(b.o, b.n), dt));
	const u = add(b.u, cross(b.o, b.u), dt);
	b.n = n;
	b.u = unit(add(u, n, -dot(u, n)));
	b.w = cross(n, b.u);
}
var isCalm = (b) => b.p[2] < 1.5 && Math.abs(b.n[2]) > .999 && dot(b.v, b.v) < 3600 && dot(b.o, b.o) < 2;
var round = (n) => Math.round(n * 100) / 100 || 0;
var short$1 = (a, n) => [
	round(a[0] * n),
	round(a[1] * n),
	round(a[2] * n)
];
var poseOf = (b) => ({
	at: short$1(b.p, 1),
	right: short$1(b.u, A),
	up: short$1(b.w, -B)
});
/** It lies flat: where it is now, turned as it is, its corners on whole millimetres. */
function laid(b, poses, knocks) {
	const u = unit([
		b.u[0],
		b.u[1],
		0
	]);
	const faceUp = b.n[2] > 0;
	const w = faceUp ? [
		-u[1],
		u[0],
		0
	] : [
		u[1],
		-u[0],
		0
	];
	const corner = (x, y) => {
		const c = add(add(b.p, u, x * A), w, y * B);
		return [Math.round(c[0]) || 0, Math.round(c[1]) || 0];
	};
	const rest = [
		...corner(-1, -1),
		...corner(1, -1),
		...corner(1, 1),
		...corner(-1, 1)
	];
	poses.push(poseOf({
		...b,
		p: [
			b.p[0],
			b.p[1],
			0
		],
		u,
		w,
		n: [
			0,
			0,
			faceUp ? 1 : -1
		]
	}));
	knocks.push(0);
	return {
		poses,
		knocks,
		rest,
		faceUp
	};
}
// src/engine/compiled.ts
/**
* The cards of a game in which these raids may be played: the cards of these raids, cards of other raids that may be in any player's deck (R504.1b) unless these
* raids have cards of the same name, and the library's.
*/
function cardsFor(library, raids) {
	const own = raids.flatMap((r) => r.cards);
	const taken = new Set(own.map(({ name }) => name));
	const regular = library.raids.filter(({ id }) => !raids.some((r) => r.id === id)).flatMap((r) => r.cards.filter(({ name }) => r.regular?.includes(name) && !taken.has(name)));
	return [
		...own,
		...regular,
		...library.cards
	];
}
// src/players/table.ts
/** Queries on a seat's view: which card is whose, who is on which side. They use only the view and the card data. */
/** Card definitions by name, tokens too (404.2); cards of other raids only if no other card has the name. */
function lexicon(library, raid) {
	const raids = (own) => library.raids.filter((r) => r.id === raid === own);
	const others = raids(false).flatMap((r) => r.cards);
	return new Map([...withTokens(others), ...withTokens(cardsFor(library, raids(true)))]);
}
/** The definitions, shared by all bots of one library: building them for each bot would cost more than playing. */
var shared = /* @__PURE__ */ new WeakMap();
function wordsOf(library, raid) {
	const all = shared.get(library) ?? /* @__PURE__ */ new Map();
	shared.set(library, all);
	const words = all.get(raid) ?? lexicon(library, raid);
	all.set(raid, words);
	return words;
}
function table(view, words, me, decision, played = /* @__PURE__ */ new Set()) {
	const team = view.seats.find((s) => s.seat === me)?.team ?? 0;
	const friendly = new Set(view.seats.filter((s) => s.team === team).map((s) => s.seat));
	const busy = /* @__PURE__ */ new Set();
	for (const link of view.chain) if (friendly.has(link.controller) && link.id !== decision?.about.link) for (const o of link.targets) busy.add(o);
	return {
		view,
		words,
		me,
		team,
		busy,
		played,
		here: view.seats.flatMap((s) => s.lost ? [] : seen(view, s.party)),
		spared: /* @__PURE__ */ new Set()
	};
}
var seen = (view, ids) => ids.flatMap((id) => {
	const card = view.cards[id];
	return card ? [card] : [];
});
var seatObj = (seat) => -1 - seat;
var isSeat = (obj) => obj < 0 && obj > -1e3;
var seatOfObj = (obj) => -1 - obj;
var cardOf = (t, id) => id > 0 ? t.view.cards[id] : void 0;
var seatView = (t, seat) => t.view.seats.find((s) => s.seat === seat);
var teamOf = (t, seat) => seatView(t, seat)?.team ?? -1;
function defOf(t, id) {
	const name = cardOf(t, id)?.def;
	return name ? t.words.get(name) : void 0;
}
/** +1 for cards of my team, -1 for cards of opponents. */
function sideOfObj(t, obj) {
	const seat = isSeat(obj) ? seatOfObj(obj) : cardOf(t, obj)?.controller;
	if (seat === void 0) return 0;
	return teamOf(t, seat) === t.team ? 1 : -1;
}
var isType = (card, type) => !!card?.types.includes(type);
var isCharacter = (card) => isType(card, "hero") || isType(card, "ally");
var has = (card, keyword) => !!card?.keywords.includes(keyword);
var alive = (t) => t.view.seats.filter((s) => !s.lost);
var friends = (t) => alive(t).filter((s) => s.team === t.team);
var foes = (t) => alive(t).filter((s) => s.team !== t.team);
/** The visible cards in a party, attachments included. */
var partyCards = (t, seat) => seen(t.view, seat.party);
/** Face-up cards beside the parties, of a raid's own types, whose powers work. */
var rowCards = (t) => alive(t).flatMap((s) => s.row.map((id) => t.view.cards[id]).filter((c) => !!c && !c.faceDown));
var cardsInPlay = (t) => t.here;
var characters = (t, seats) => seats.flatMap((s) => partyCards(t, s)).filter(isCharacter);
var healthLeft = (card) => (card.health ?? 0) - card.damage;
var heroOf = (t, seat) => cardOf(t, seatView(t, seat)?.hero ?? 0);
var linkView = (t, id) => t.view.chain.find((l) => l.id === id);
var myTurn = (t) => t.view.turn.seat === t.me;
/** Whether it is my action phase with an empty chain and no combat: the time to play, place, use and attack. */
var mainTime = (t) => myTurn(t) && t.view.turn.phase === "action" && t.view.chain.length === 0 && !t.view.combat?.window;
/** Whether no opponent has another turn before my next one, so that resources left now stay unused. */
function lastBeforeMe(t) {
	const order = t.view.turn.order.filter((s) => !seatView(t, s)?.lost);
	return order[(order.indexOf(t.view.turn.seat) + 1) % order.length] === t.me;
}
/** The name of a card or player, or a description of an unknown card. */
function nameInView(t, obj) {
	if (obj === void 0) return "nothing";
	if (isSeat(obj)) {
		const seat = seatView(t, seatOfObj(obj));
		return seat ? inText(seat) : "a player";
	}
	return cardOf(t, obj)?.def ?? (obj < 0 ? "that pile" : "a face-down card");
}
var handOf = (t) => seatView(t, t.me)?.hand ?? [];
var funds = (t, seat = t.me) => seatView(t, seat)?.readyResources ?? 0;
// src/players/who.ts
var frame = (you, self, host = 0, x = 0) => ({
	you,
	self,
	host,
	x,
	it: 0,
	bound: /* @__PURE__ */ new Map(),
	names: /* @__PURE__ */ new Map(),
	numbers: /* @__PURE__ */ new Map(),
	words: /* @__PURE__ */ new Map()
});
/** The estimate for a number that depends on dice or on the future. */
var unknownNumber = 3;
var seats = (t, keep) => alive(t).filter((s) => keep(s.seat)).map((s) => seatObj(s.seat));
/** All objects that a Who means; for an unbound pick, everything that could be picked. */
function resolve(t, f, who) {
	if (who === void 0) return [];
	if (typeof who === "string") return fixed(t, f, who);
	if (isList(who)) return who.flatMap((w) => resolve(t, f, w));
	if ("controller" in who) return owners(t, resolve(t, f, who.controller), "controller");
	if ("owner" in who) return owners(t, resolve(t, f, who.owner), "owner");
	if ("together" in who) return resolve(t, f, who.together);
	if ("case" in who) return resolve(t, f, who.case.find((c) => holds(t, f, c.if))?.use ?? who.else);
	const picked = f.bound.get(who);
	const found = picked ? [...picked] : members(t, f, who);
	if (who.as) f.names.set(who.as, found);
	return found;
}
var isList = (who) => Array.isArray(who);
function fixed(t, f, who) {
	if (who.startsWith("$")) return [...f.names.get(who.slice(1)) ?? []];
	switch (who) {
		case "self": return f.self ? [f.self] : [];
		case "host": return f.host ? [f.host] : [];
		case "it": return f.it ? [f.it] : [];
		case "yourHero": {
			const hero = heroOf(t, f.you);
			return hero ? [hero.id] : [];
		}
		case "boss": {
			const boss = t.view.seats.find((s) => s.boss);
			return boss ? fixed(t, {
				...f,
				you: boss.seat
			}, "yourHero") : [];
		}
		case "raid":
		case "startingHero": return [];
		case "you": return [seatObj(f.you)];
		case "opponents": return seats(t, (s) => teamOf(t, s) !== teamOf(t, f.you));
		case "friends": return seats(t, (s) => teamOf(t, s) === teamOf(t, f.you));
		default: return seats(t, () => true);
	}
}
var owners = (t, objs, which) => [...new Set(objs.flatMap((o) => {
	const seat = isSeat(o) ? seatOfObj(o) : cardOf(t, o)?.[which];
	return seat === void 0 ? [] : [seatObj(seat)];
}))];
var list = (v) => Array.isArray(v) ? v : [v];
/** A word of a text, or the word chosen for a name; undefined if that is not known. */
var worded = (f, word) => word.startsWith("$") ? f.words.get(word.slice(1)) ?? "" : word;
/** Where a set looks: among cards in play by default, among players if its words mean players. */
function pool(t, f, set) {
	if (set.among !== void 0) return resolve(t, f, set.among);
	const kinds = kindsOf(f, set);
	if (kinds.some((k) => k === "player" || k === "opponent" || k === "friend")) return fixed(t, f, kinds.includes("player") ? "players" : kinds.includes("opponent") ? "opponents" : "friends");
	if (set.in && typeof set.in === "object" && !("target" in set.in)) return set.in.flatMap((one) => pool(t, f, {
		...set,
		in: one
	}));
	const zone = typeof set.in === "string" ? set.in : set.in ? "graveyard" : "play";
	if (zone === "chain") return t.view.chain.map((l) => l.card).filter((c) => c > 0);
	return alive(t).flatMap((s) => {
		if (zone === "play") return kinds.some(isOwnType) ? [...s.row] : kinds.includes("resource") || kinds.includes("quest") ? [...s.party, ...s.resources] : [...s.party];
		if (zone === "hand") return [...s.hand];
		if (zone === "removed") return [...s.removed];
		return zone.startsWith("graveyard") ? s.graveyards.flatMap((g) => [...g.cards]) : [];
	});
}
/** The kinds in a set's `is`. */
var kindsOf = (f, { is }) => is ? list(is).map((kind) => worded(f, kind)) : [];
function members(t, f, set) {
	return extremes(t, f, set, pool(t, f, set).filter((obj) => fits$1(t, f, obj, set)));
}
/** Whether the set could mean this object. */
function fits$1(t, f, obj, set) {
	const whose = set.of ?? set.ofEach;
	if (whose !== void 0) {
		const of = resolve(t, f, whose);
		const seat = isSeat(obj) ? seatOfObj(obj) : cardOf(t, obj)?.controller;
		if (seat === void 0 || !of.some((o) => (isSeat(o) ? seatOfObj(o) : cardOf(t, o)?.controller) === seat)) return false;
	}
	if (set.other !== void 0 && resolve(t, f, set.other === true ? "self" : set.other).includes(obj)) return false;
	if (set.not && fits$1(t, f, obj, set.not)) return false;
	if (set.where && !whereFits(t, {
		...f,
		it: obj
	}, obj, set.where)) return false;
	if (isSeat(obj)) {
		const marks = seatView(t, seatOfObj(obj))?.marks ?? [];
		return !set.tag || list(set.tag).some((tag) => marks.includes(worded(f, tag)));
	}
	const card = cardOf(t, obj);
	return !!card && fitsCard(t, {
		...f,
		it: obj
	}, card, set);
}
function fitsCard(t, f, card, set) {
	if (set.is && !kindsOf(f, set).some((kind) => isKind(t, card, kind))) return false;
	const def = defOf(t, card.id);
	if (set.tag && !list(set.tag).map((word) => worded(f, word)).some((tag) => [...card.tags, ...def?.tags ?? []].some((t) => t === tag || t.endsWith(` ${tag}`)))) return false;
	if (set.trait && ![
		def?.spec,
		def?.race,
		def?.faction,
		...def?.classes ?? []
	].includes(set.trait)) return false;
	if (set.name && card.def !== worded(f, set.name)) return false;
	if (set.damageType && !card.damageTypes.includes(set.damageType)) return false;
	if (set.state && !list(set.state).every((s) => inState(t, card, s))) return false;
	if (set.has && !hasIt(t, card, set.has)) return false;
	if (set.attachedTo !== void 0 && !resolve(t, f, set.attachedTo).includes(card.host)) return false;
	return true;
}
/** `f.it` is the object. */
function whereFits(t, f, obj, [stat, op, amount]) {
	const n = numberOf(t, f, obj, stat);
	if (op === "odd" || op === "even") return n % 2 === (op === "odd" ? 1 : 0);
	return compare(n, op, amountOf(t, f, amount));
}
/** One of its numbers, or a number computed for it. */
function numberOf(t, f, obj, stat) {
	if (stat === "counters") return Object.values(cardOf(t, obj)?.counters ?? {}).reduce((a, b) => a + b, 0);
	return typeof stat === "string" ? statOf(t, obj, stat) : amountOf(t, {
		...f,
		it: obj
	}, stat);
}
/** The objects with the highest or lowest number, if the set asks for them. */
function extremes(t, f, set, all) {
	const stat = set.most ?? set.least;
	if (stat === void 0 || all.length < 2) return all;
	const values = all.map((o) => numberOf(t, f, o, stat));
	const best = set.most === void 0 ? Math.min(...values) : Math.max(...values);
	return all.filter((_, i) => values[i] === best);
}
function isKind(t, card, kind) {
	if (kind === "card") return true;
	if (kind === "character") return isCharacter(card);
	if (kind === "equipment") return [
		"armor",
		"weapon",
		"item"
	].some((k) => card.types.includes(k));
	if (kind === "resource") return card.zone === "resources";
	if (kind === "token") return card.token;
	if (card.types.length === 0) return list(defOf(t, card.id)?.type ?? []).includes(kind);
	return card.types.includes(kind);
}
function inState(t, card, state) {
	switch (state) {
		case "ready": return !card.exhausted;
		case "exhausted": return card.exhausted;
		case "damaged": return card.damage > 0;
		case "undamaged": return card.damage === 0;
		case "fatal": return isCharacter(card) && healthLeft(card) <= 0;
		case "attacking": return card.role === "attacker" || card.role === "proposed attacker";
		case "defending": return card.role === "defender";
		case "protecting": return !!t.view.combat?.protecting.includes(card.id);
		case "inCombat": return (card.role === "attacker" || card.role === "defender") && !!t.view.combat?.defender;
		case "faceDown":
		case "back": return card.faceDown;
		case "attached": return card.host > 0;
		default: return !card.faceDown;
	}
}
function hasIt(t, card, what) {
	if ("keyword" in what) return card.keywords.includes(what.keyword);
	if ("counter" in what) return (card.counters[what.counter] ?? 0) > 0;
	if ("gives" in what) return false;
	return card.attachments.some((id) => cardOf(t, id)?.def === what.attached);
}
function statOf(t, obj, stat) {
	if (isSeat(obj)) {
		const seat = seatView(t, seatOfObj(obj));
		return stat === "maxHand" ? seat?.maxHand ?? 0 : stat === "hand" ? seat?.handCount ?? 0 : 0;
	}
	const card = cardOf(t, obj);
	if (!card) return 0;
	if (stat === "def") return card.def_ ?? 0;
	if (stat === "damage") return card.damage;
	if (stat === "maxHand" || stat === "hand") return statOf(t, seatObj(card.controller), stat);
	if (stat === "threat") return defOf(t, obj)?.threat ?? 0;
	return card[stat] ?? defOf(t, obj)?.[stat] ?? 0;
}
function amountOf(t, f, n) {
	if (typeof n === "number") return n;
	if (n === "X") return f.x;
	if (typeof n === "string") return named$1(f, n.slice(1));
	if ("count" in n) return resolve(t, f, n.count).length;
	if ("stat" in n) return statOf(t, resolve(t, f, n.of)[0] ?? 0, n.stat);
	if ("sum" in n) return resolve(t, f, n.of).reduce((sum, o) => sum + statOf(t, o, n.sum), 0);
	if ("counters" in n) return n.of === "raid" ? onRaid(t, n.counters) : resolve(t, f, n.of).reduce((sum, o) => sum + onIt(t, o, n.counters), 0);
	if ("different" in n) return differentAmong(t, n.different, resolve(t, f, n.of));
	if ("often" in n) return 0;
	if ("raid" in n) return n.raid === "stage" ? t.view.raid.stage : t.view.seats.filter(({ boss }) => !boss).length;
	if ("granted" in n) return amountOf(t, f, n.granted);
	const parts = (of) => of.map((a) => amountOf(t, f, a));
	if ("plus" in n) return parts(n.plus).reduce((a, b) => a + b, 0);
	if ("minus" in n) return parts(n.minus).reduce((a, b) => a - b);
	if ("times" in n) return parts(n.times).reduce((a, b) => a * b, 1);
	if ("double" in n) return amountOf(t, f, n.double) * 2 ** amountOf(t, f, n.each);
	return amountOf(t, f, n.case.find((c) => holds(t, f, c.if))?.use ?? n.else);
}
/** Counters on the raid itself, and on a card or a player. */
var onRaid = ({ view }, name) => view.raid.counters?.[name] ?? 0;
var onIt = (t, o, name) => (isSeat(o) ? seatView(t, seatOfObj(o))?.counters : cardOf(t, o)?.counters)?.[name] ?? 0;
function differentAmong(t, what, objs) {
	const cards = objs.flatMap((o) => cardOf(t, o) ?? []);
	if (what === "name") return new Set(cards.map((c) => c.def)).size;
	return (what === "class" ? classNames : races).filter((word) => cards.some((c) => c.tags.includes(word))).length;
}
/** The amount for the ith of several targets, which may have different amounts (707.1d). */
var amountAt = (t, f, n, i) => Array.isArray(n) ? amountOf(t, f, n[i] ?? 0) : amountOf(t, f, n);
function named$1(f, name) {
	const bare = name.replace(/\.n$/, "");
	return f.numbers.get(bare) ?? f.names.get(bare)?.length ?? unknownNumber;
}
/** The least and the most that a pick takes. */
function quantityBounds(t, f, q, of) {
	if (q === "any") return {
		min: 0,
		max: of
	};
	if (typeof q === "object" && "upTo" in q) return {
		min: 0,
		max: amountOf(t, f, q.upTo)
	};
	if (typeof q === "object" && "from" in q) return {
		min: amountOf(t, f, q.from),
		max: amountOf(t, f, q.to)
	};
	if (typeof q === "object" && "allBut" in q) {
		const n = Math.max(0, of - amountOf(t, f, q.allBut));
		return {
			min: n,
			max: n
		};
	}
	const n = amountOf(t, f, q);
	return {
		min: n,
		max: n
	};
}
/** Whether a condition is true now. A view does not show what has happened this turn, so that counts as false. */
function holds(t, f, c) {
	if ("all" in c) return c.all.every((x) => holds(t, f, x));
	if ("any" in c) return c.any.some((x) => holds(t, f, x));
	if ("some" in c) return resolve(t, f, c.some).length > 0;
	if ("compare" in c) return compare(amountOf(t, f, c.compare[0]), c.compare[1], amountOf(t, f, c.compare[2]));
	if ("happened" in c) return false;
	if ("turnOf" in c) return !c.first && resolve(t, f, c.turnOf).includes(seatObj(t.view.turn.seat));
	if ("right" in c) return false;
	if ("stage" in c) return t.view.raid.title === c.stage;
	if ("done" in c || "empowered" in c) return true;
	if ("match" in c) {
		const { match, ...set } = c;
		const objs = resolve(t, f, match);
		return objs.length > 0 && objs.every((o) => fits$1(t, f, o, set));
	}
	return !holds(t, f, c.not);
}
// src/players/strength.ts
var powersOf = (def, back) => (back ? def?.back : def?.front) ?? def?.powers ?? [];
/** The ATK that cards in play would add while it attacks (or defends, or protects); 0 if it does so already, since its ATK includes it then. */
function bonus(t, card, when) {
	if (when === "protecting" && t.view.combat?.protecting.includes(card.id) || card.role === "attacker" || card.role === "defender") return 0;
	let sum = 0;
	for (const [f, mod] of bonuses(t)[when]) if (mod.what === "self" ? f.self === card.id : resolve(t, f, mod.what).includes(card.id)) sum += amountOf(t, f, mod.n);
	return sum;
}
var doings = [
	"attacking",
	"defending",
	"protecting"
];
var found = /* @__PURE__ */ new WeakMap();
/** The modifiers that give such ATK, looked up once per decision. */
function bonuses(t) {
	const known = found.get(t);
	if (known) return known;
	const out = {
		attacking: [],
		defending: [],
		protecting: []
	};
	found.set(t, out);
	for (const source of cardsInPlay(t)) {
		const f = frame(source.controller, source.id, source.host);
		for (const power of powersOf(defOf(t, source.id), source.faceDown)) {
			if (!("always" in power) || power.while && !holds(t, f, power.while)) continue;
			for (const mod of power.always) for (const when of doings) if (isBonus(mod, when)) out[when].push([f, mod]);
		}
	}
	return out;
}
/** The ATK that a card's own powers add while it attacks. */
var sharpness = (powers) => powers.reduce((sum, power) => {
	return ("always" in power ? power.always : []).reduce((n, m) => isBonus(m, "attacking") && m.what === "self" && typeof m.n === "number" ? n + m.n : n, sum);
}, 0);
var isBonus = (mod, when) => mod.mod === "stat" && mod.stat === "atk" && sameTime(mod.while, when);
var sameTime = (state, when) => [state].flat().some((s) => s === when || s === "inCombat" && when !== "protecting") || typeof state === "object" && when in state;
/** The best weapon that a hero could strike with and pay for now; `next`: on its next turn, when everything is ready. */
function bestWeapon(t, hero, next = false) {
	if (!isType(hero, "hero")) return void 0;
	const seat = seatView(t, hero.controller);
	const money = next ? seat?.resources.length ?? 0 : funds(t, hero.controller);
	return (seat?.party ?? []).map((id) => t.view.cards[id]).filter((c) => isType(c, "weapon") && (next || !c.exhausted) && (c.strike ?? 0) <= money).sort((a, b) => (b.atk ?? 0) - (a.atk ?? 0) || a.id - b.id)[0];
}
/** The ATK that a card would have in an attack now (or on its next turn), with bonuses and a strike (303.2). */
function attackStrength(t, card, next = false) {
	if (card.role === "attacker") return card.atk ?? 0;
	return (card.atk ?? 0) + bonus(t, card, "attacking") + (bestWeapon(t, card, next)?.atk ?? 0);
}
/** The same for a defender; `protecting`: for one that would protect (602.2). */
function defenceStrength(t, card, protecting = false) {
	if (card.role === "defender") return card.atk ?? 0;
	const steps = protecting ? bonus(t, card, "protecting") : 0;
	return (card.atk ?? 0) + bonus(t, card, "defending") + steps + (bestWeapon(t, card)?.atk ?? 0);
}
// src/players/prohibitions.ts
var read$1 = /* @__PURE__ */ new WeakMap();
function bansOf(t) {
	const known = read$1.get(t);
	if (known) return known;
	const unhurt = /* @__PURE__ */ new Map();
	const unhealed = /* @__PURE__ */ new Set();
	const lasting = /* @__PURE__ */ new Set();
	const stopped = [];
	const idle = /* @__PURE__ */ new Set();
	const idleToo = [];
	const doomed = [];
	const bans = {
		unhurt,
		unhealed,
		lasting,
		stopped,
		idle,
		idleToo,
		doomed,
		scorch: 0
	};
	read$1.set(t, bans);
	for (const card of [...cardsInPlay(t), ...rowCards(t)]) {
		const f = frame(card.controller, card.id, card.host);
		for (const power of powersOf(defOf(t, card.id), card.faceDown)) {
			if ("when" in power && power.when.on === "play" && power.then.some((e) => e.do === "interrupt")) stopped.push({
				seats: resolve(t, f, power.when.by),
				types: typesOf(power.when)
			});
			if ("when" in power && power.when.on === "end") {
				for (const e of power.then) if (e.do === "destroy" && isPlainSet(e.what)) doomed.push({
					f,
					set: e.what
				});
			}
			if ("when" in power && sideOfObj(t, seatObj(f.you)) < 0) bans.scorch += scorch(t, f, power);
			if (!("always" in power) || power.while && !holds(t, f, power.while)) continue;
			for (const mod of power.always) if (mod.mod === "cannot") ban(t, f, mod);
		}
	}
	for (const row of t.view.modifiers) {
		const mod = pieceAt(t.words, row.code);
		const f = frame(row.controller, row.card, 0, row.x);
		if (mod?.mod === "cannot") ban(t, f, mod, row);
		if (mod?.mod === "prevent" && mod.n === "all" && !mod.next && !mod.these) prevent(f, mod.would, row);
	}
	return bans;
	function ban(t, f, mod, row) {
		const verbs = [mod.on].flat();
		if (verbs.includes("deal")) shelter(f, mod, row);
		if (verbs.includes("heal")) for (const o of named(t, f, mod.from, row)) unhealed.add(o);
		if (verbs.includes("destroy")) for (const o of named(t, f, mod.what, row)) lasting.add(o);
	}
	/** Notes characters that can't be dealt damage. */
	function shelter(f, mod, row) {
		if (mod.to === void 0 || mod.to === "front" || mod.to === "back" || mod.by !== void 0) return;
		const types = mod.type === void 0 ? "any" : new Set([mod.type].flat().map(String));
		for (const o of named(t, f, mod.to, row)) if (unhurt.get(o) !== "any") unhurt.set(o, types);
	}
	/** Notes characters and sources whose damage is all prevented as long as the modifier lasts. */
	function prevent(f, would, row) {
		if (would.combat !== void 0) return;
		if (would.to !== void 0) shelter(f, would, row);
		else if (isPlainSet(would.with)) idleToo.push({
			f,
			set: would.with
		});
		else if (would.with === void 0 && would.type === void 0) for (const o of named(t, f, would.by, row)) idle.add(o);
	}
}
/** The damage that a power deals to each opposing ally as its controller's turns start or end. */
function scorch(t, f, power) {
	const { on, turn } = power.when;
	if (on !== "start" && on !== "end" || turn !== "you") return 0;
	return power.then.reduce((sum, e) => {
		if (e.do !== "deal" || !isPlainSet(e.to) || Array.isArray(e.n)) return sum;
		return [e.to.is].flat().some((is) => is === "ally" || is === "character") && e.to.of === "opponents" ? sum + amountOf(t, f, e.n) : sum;
	}, 0);
}
/** Whether an ally that comes now would be destroyed before it could attack, by what opponents' cards do each turn. */
var isScorched = (t, health) => bansOf(t).scorch >= health;
/** The objects that a temporary modifier affects; the view has those that were picked or named as it was made. */
var named = (t, f, who, row) => row && who !== void 0 && (isPick(who) || JSON.stringify(who).includes("\"$")) ? row.on : resolve(t, f, who);
var isPlainSet = (who) => typeof who === "object" && "is" in who && !isPick(who);
var typesOf = (pattern) => {
	const what = pattern.what;
	return what?.is === void 0 ? [] : [what.is].flat();
};
/** Whether damage of this type, or of an unknown type, can hurt the card. */
function hurts(t, card, type) {
	const types = bansOf(t).unhurt.get(card.id);
	return types === void 0 || types !== "any" && (type === void 0 || !types.has(type));
}
/** Whether all damage from this card is prevented now. */
function isIdle(t, id) {
	const { idle, idleToo } = bansOf(t);
	return idle.has(id) || idleToo.some(({ f, set }) => fits$1(t, f, id, set));
}
/** Whether an opponent's card would destroy this one, which would otherwise stay in play, as soon as a turn ends. */
var isDoomed = (t, id) => bansOf(t).doomed.some(({ f, set }) => sideOfObj(t, seatObj(f.you)) < 0 && fits$1(t, f, id, set));
var heals = (t, card) => !bansOf(t).unhealed.has(card.id);
var lasts = (t, card) => bansOf(t).lasting.has(card.id);
/** Whether a card of this seat would be interrupted as it is played. */
var isStopped = (t, seat, def) => bansOf(t).stopped.some(({ seats, types }) => seats.includes(seatObj(seat)) && [def.type].flat().some((type) => types.includes(type)));
/** The damage that a card's own power deals back to whatever hurts it. */
function revenge(t, id, fatal) {
	const card = cardOf(t, id);
	if (!card) return 0;
	return powersOf(defOf(t, id), card.faceDown).reduce((sum, power) => {
		if (!("when" in power) || power.when.on !== "deal" || power.when.to !== "self" || power.when.by !== void 0) return sum;
		if (power.when.fatal && !fatal) return sum;
		return power.then.reduce((n, e) => e.do === "deal" && e.to === "$by" && typeof e.n === "number" ? n + e.n : n, sum);
	}, 0);
}
// src/players/attackers.ts
var left = /* @__PURE__ */ new WeakMap();
/** Characters of the side whose turn it is that can still attack before the other side readies, the weakest first. */
function attackersLeft(t) {
	const known = left.get(t);
	if (known) return known;
	const { order, seat: now } = t.view.turn;
	const at = order.indexOf(now);
	const found = [];
	for (let i = 0; i < order.length; i++) {
		const seat = seatView(t, order[(at + i) % order.length]);
		if (!seat || seat.team !== teamOf(t, now)) break;
		if (seat.lost) continue;
		for (const card of characters(t, [seat])) {
			const n = isIdle(t, card.id) || i === 0 && (card.exhausted || card.fresh) ? 0 : attackStrength(t, card, i > 0);
			if (n > 0) found.push({
				card,
				n
			});
		}
	}
	found.sort((a, b) => a.n - b.n || a.card.id - b.card.id);
	left.set(t, found);
	return found;
}
// src/players/worth.ts
/** A raider whose hero is destroyed is out of the game (R100.2). */
var heroWorth = 40;
/** A Boss's last stage decides the game; an earlier one only leads to the next (R202). */
var bossWorth = 60;
/** An ally attacks more than once; how often depends on its health. */
var allyWorth = (atk, health) => .6 + 1.3 * atk + .5 * Math.max(1, health);
/** A weapon strikes turn after turn, and few effects destroy it. */
var weaponWorth = (atk, strike) => 1 + 2 * atk - .5 * strike;
/** Armor prevents its DEF once a round, if its hero is hit. */
var armorWorth = (def) => 1 + 1.1 * def;
/** A protector takes the hardest blow of each round for another character. */
var shieldWorth = (t, health) => .6 * Math.min(health, threat(t) + 1);
/** What a card in play is worth to its controller. */
function worth(t, card) {
	if (t.spared.has(card.id)) return -12;
	if (isType(card, "hero")) return seatView(t, card.controller)?.boss ? bossWorth : heroWorth;
	const def = defOf(t, card.id);
	const powers = .7 * (def?.powers?.length ?? 0);
	if (isType(card, "ally")) {
		const protects = has(card, "Protector") ? .8 : 0;
		return allyWorth(attackStrength(t, card), healthLeft(card)) + powers + protects;
	}
	if (isType(card, "weapon")) return weaponWorth(card.atk ?? 0, card.strike ?? 0) + powers;
	if (isType(card, "armor")) return armorWorth(card.def_ ?? 0) + powers;
	if (card.zone === "resources") return 2;
	return 1.5 + .9 * (def?.cost ?? 1) + (card.host ? .5 : 0) + sharpening(def) + again$1(def);
}
/** The extra worth of a power that can be used turn after turn. */
var again$1 = (def) => (def?.powers ?? []).some((power) => "pay" in power && power.pay.some((c) => c.do === "activate")) ? 2.5 : 0;
/** The ATK that an ongoing card adds counts in every attack. */
var sharpening = (def) => (def?.powers ?? []).reduce((sum, power) => {
	return ("always" in power ? power.always : []).reduce((n, m) => m.mod === "stat" && m.stat === "atk" && typeof m.n === "number" ? n + Math.abs(m.n) : n, sum);
}, 0);
/** What n damage (of this type) to a card costs its controller. */
function harm(t, card, n, type) {
	if (n <= 0 || card.health === null || has(card, "Immune") || !hurts(t, card, type)) return 0;
	const left = healthLeft(card);
	if (isType(card, "hero")) {
		const boss = seatView(t, card.controller)?.boss;
		if (n >= left) return t.spared.has(card.id) ? -12 : boss ? stageWorth(t) : heroWorth;
		const share = 1 - Math.max(0, left - n) / Math.max(1, card.health ?? 1);
		if (boss && t.team !== teamOf(t, card.controller)) return 1.3 * n - brink(t, card, n);
		return n * (boss ? .8 : .6 + .7 * share);
	}
	if (!isType(card, "ally") || lasts(t, card)) return 0;
	const whole = worth(t, card) * trade(t, card);
	return n >= left ? whole : whole * (trade(t, card) > 1 ? .7 : .35) * (n / Math.max(1, left));
}
/** What a damage effect costs us. */
function dealt(t, f, e) {
	const one = typeof e.to === "object" && isPick(e.to);
	const each = resolve(t, f, e.to).map((o, i) => {
		const hit = cardOf(t, o);
		return hit && teamOf(t, hit.controller) === t.team ? harm(t, hit, amountAt(t, f, e.n, one ? 0 : i)) : 0;
	});
	return one ? Math.max(0, ...each) : each.reduce((a, b) => a + b, 0);
}
var brinks = /* @__PURE__ */ new WeakMap();
/** What it costs to bring a card to such an amount of damage without destroying it, since its controller will use the power at once. */
function brink(t, card, n) {
	const cards = brinks.get(t) ?? /* @__PURE__ */ new Map();
	brinks.set(t, cards);
	const known = cards.get(card.id) ?? brinksOf(t, card);
	cards.set(card.id, known);
	const crossed = known.filter(({ at }) => card.damage < at && card.damage + n >= at);
	if (crossed.length === 0 || card.exhausted && reach(t) >= healthLeft(card)) return 0;
	return crossed.reduce((sum, { cost }) => sum + .5 * cost, 0);
}
function brinksOf(t, card) {
	const def = defOf(t, card.id);
	return [
		...def?.powers ?? [],
		...def?.front ?? [],
		...def?.back ?? []
	].flatMap((power) => {
		if (!("pay" in power) || !("then" in power)) return [];
		const only = power.only;
		if (!only || !("match" in only) || only.match !== "self" || only.where?.[0] !== "damage") return [];
		if (only.where[1] !== ">=" || typeof only.where[2] !== "number") return [];
		const f = frame(card.controller, card.id);
		const lost = power.then.reduce((sum, e) => e.do === "deal" ? sum + dealt(t, f, e) : sum, 0);
		const gone = power.pay.some((e) => e.do === "destroy" && e.what === "self");
		return [{
			at: only.where[2],
			cost: Math.max(0, lost - (gone ? stageWorth(t) : 0))
		}];
	});
}
/** The damage that we could still deal before the opponents ready, if opposing protectors stop the strongest attackers. */
function reach(t) {
	const stops = characters(t, foes(t)).filter((c) => !c.exhausted && has(c, "Protector")).length;
	return attackersLeft(t).slice(0, -stops || void 0).reduce((sum, { n }) => sum + n, 0);
}
/** Each raider draws a card, and the Boss only one against all of them: trading an ally for one of the Boss's is good for the raiders. */
function trade(t, card) {
	const many = friends(t).length;
	return seatView(t, card.controller)?.boss && teamOf(t, card.controller) !== t.team ? 1 + .3 * (many - 1) : 1;
}
var stageWorth = ({ view: { raid } }) => raid.stage >= raid.stages || raid.stage < 1 ? bossWorth : 18;
/** What healing n is worth to a card's controller; more if it is close to being destroyed. */
function relief(t, card, n) {
	const healed = Math.min(card.damage, n === "all" ? card.damage : n);
	if (healed <= 0 || !heals(t, card)) return 0;
	if (isType(card, "hero")) return healed * (.45 + .8 * (card.damage / Math.max(1, card.health ?? 1)));
	return worth(t, card) * .3 * (healed / Math.max(1, card.health ?? 1));
}
/** What a card is worth in hand, from its printed numbers. */
function par(def) {
	if (!def) return 2;
	const byCost = 1.2 + 1.1 * (def.cost ?? 1) + (def.x ? 2 : 0);
	return def.type === "ally" ? .5 * byCost + .6 * allyWorth(def.atk ?? 0, def.health ?? 1) : byCost;
}
/** The stage in which a card may be played, by its own text; null for any. */
function stagesOf(def) {
	for (const power of def?.powers ?? []) {
		const only = "play" in power ? power.play.only : void 0;
		if (!only || !("compare" in only)) continue;
		const [left, op, right] = only.compare;
		if (typeof left === "object" && "raid" in left && left.raid === "stage" && op === "=" && typeof right === "number") return right;
	}
	return null;
}
/** How much a seat wants to keep a card in hand; it discards the least wanted first. */
function worthKeeping(t, id, seat) {
	const card = cardOf(t, id);
	const def = defOf(t, id);
	if (!card || !def) return 2;
	const stage = stagesOf(def);
	if (stage !== null && stage < t.view.raid.stage) return 0;
	const row = seatView(t, seat);
	const short = Math.max(0, (def.cost ?? 0) - (row?.resources.length ?? 0) - 2);
	const twins = (row?.hand ?? []).filter((other) => other !== id && cardOf(t, other)?.def === card.def).length;
	const locked = stage !== null && stage > t.view.raid.stage ? 1.5 : 0;
	return Math.max(.1, par(def) - .8 * short - .6 * twins - locked);
}
/** The attack strength that opponents can still use against one of our cards this turn. */
function comingAttacks(t) {
	if (myTurn(t) || t.view.turn.phase !== "action") return 0;
	const seat = seatView(t, t.view.turn.seat);
	if (!seat || seat.team === t.team) return 0;
	return characters(t, [seat]).filter((c) => !c.exhausted && !c.fresh).reduce((sum, c) => sum + attackStrength(t, c), 0);
}
/** The strongest attack that opponents could make on their next turns; decides what a ready protector is worth. */
function threat(t) {
	const strengths = characters(t, foes(t)).map((c) => attackStrength(t, c));
	return Math.max(0, ...strengths);
}
// src/players/combat.ts
/** The result of combat between these two; `protecting`: whether the defender is protecting. */
function exchange(t, attacker, defender, protecting = false) {
	const dealt = isIdle(t, attacker.id) ? 0 : attackStrength(t, attacker);
	const type = attacker.damageTypes[0];
	const kills = dealt > 0 && harm(t, defender, dealt, type) > 0 && dealt >= (defender.health ?? 0) - defender.damage;
	const taken = (dealt > 0 ? revenge(t, defender.id, kills) : 0) + (has(attacker, "Long-Range") || isIdle(t, defender.id) ? 0 : defenceStrength(t, defender, protecting));
	return {
		dealt,
		taken,
		kills,
		dies: taken > 0 && taken >= (attacker.health ?? 0) - attacker.damage,
		gain: harm(t, defender, dealt, type) - harm(t, attacker, taken)
	};
}
/** Ready characters that could protect a defender (Protector; in a team also friends). */
function protectors(t, attacker, defender) {
	if (has(attacker, "Stealth")) return [];
	const team = teamOf(t, defender.controller);
	return cardsInPlay(t).filter((c) => isCharacter(c) && c.id !== defender.id && !c.exhausted && has(c, "Protector") && teamOf(t, c.controller) === team);
}
/** What the attack is worth if the opponents protect as is best for them. */
function attackGain(t, attacker, defender) {
	const open = exchange(t, attacker, defender).gain;
	const able = protectors(t, attacker, defender);
	if (able.length === 0) return open;
	return Math.min(open, ...able.map((p) => exchange(t, attacker, p, true).gain + opened(t, attacker, defender, p, able.length)));
}
/**
* What it is worth to draw out a protector here: each can protect only once before it readies. Protectors stop the weakest of the
* remaining attackers; with one protector fewer, one more attacker gets through.
*/
function opened(t, attacker, defender, protector, stops) {
	const next = attackersLeft(t).filter(({ card }) => card.id !== attacker.id)[stops - 1];
	if (!next) return 0;
	return Math.max(0, harm(t, defender, next.n)) + harm(t, next.card, defenceStrength(t, protector, true));
}
/** Opposing characters that a card could attack, as far as the table shows. */
function defenders(t, attacker) {
	const team = teamOf(t, attacker.controller);
	return cardsInPlay(t).filter((c) => isCharacter(c) && teamOf(t, c.controller) !== team && !has(c, "Immune") && !has(c, "Elusive"));
}
/** The best that a card's attack could do now. */
function bestAttack(t, attacker) {
	const all = defenders(t, attacker);
	const best = {
		gain: -Infinity,
		defender: void 0,
		only: all.length === 1
	};
	for (const defender of all) {
		const gain = attackGain(t, attacker, defender);
		if (gain > best.gain) Object.assign(best, {
			gain,
			defender
		});
	}
	return best;
}
/** The damage that this combat is about to deal to a card. */
function combatDamage(t, obj) {
	const combat = t.view.combat;
	const attacker = cardOf(t, combat?.attacker ?? 0);
	const defender = cardOf(t, combat?.defender || combat?.proposed || 0);
	if (!attacker || !defender) return 0;
	if (obj === defender.id) return attackStrength(t, attacker);
	if (obj === attacker.id && !has(attacker, "Long-Range")) return defenceStrength(t, defender);
	return 0;
}
// src/players/mods.ts
var short = (span) => span === "turn" || span === "combat";
function judgeMods(t, f, mods, span, judgeText) {
	return mods.reduce((sum, mod) => sum + judgeMod({
		t,
		f,
		span,
		judgeText
	}, mod), 0);
}
var nothing$1 = () => 0;
/** What each kind of modifier is worth; a missing kind does not compile. Some can't be judged in advance. */
var worths = {
	stat: (r, mod) => over(r, mod.what, (card) => statValue(r.t, card, mod.stat, amountOf(r.t, r.f, mod.n), r.span)),
	keyword: (r, mod) => over(r, mod.what, (card) => keywordValue(r.t, card, mod.keyword, r.span)),
	power: (r, mod) => over(r, mod.what, () => 1),
	noPowers: (r, mod) => over(r, mod.what, (card) => -.5 - (defOf(r.t, card.id)?.powers?.length ?? 0)),
	control: ({ t, f }, mod) => resolve(t, f, mod.what).reduce((sum, o) => {
		const card = cardOf(t, o);
		const ours = resolve(t, f, mod.by).some((s) => sideOfObj(t, s) > 0);
		return card && sideOfObj(t, o) > 0 !== ours ? sum + (ours ? 1.6 : -1.6) * worth(t, card) : sum;
	}, 0),
	cannot: ({ t, f, span }, mod) => forbidden(t, f, mod, span),
	cost: (r, mod) => (mod.by === void 0 ? sideOfObj(r.t, -1 - r.f.you) : over(r, mod.by, () => 1)) * -.8 * amountOf(r.t, r.f, mod.n ?? 0),
	prevent: ({ t, f, span }, mod) => prevented(t, f, mod, span),
	when: ({ t, f, judgeText }, mod) => .6 * judgeText(t, f, mod.then),
	instead: ({ t, f }) => sideOfObj(t, -1 - f.you) * .8,
	can: (r, mod) => over(r, mod.by, () => .5),
	double: nothing$1,
	switch: nothing$1,
	rewards: nothing$1,
	is: nothing$1,
	see: nothing$1,
	copy: nothing$1,
	must: nothing$1,
	limit: nothing$1,
	enters: nothing$1
};
var over = ({ t, f }, who, value) => resolve(t, f, who).reduce((sum, o) => sum + sideOfObj(t, o) * valueOn(t, o, value), 0);
function judgeMod(r, mod) {
	const value = worths[mod.mod];
	return value(r, mod);
}
var valueOn = (t, obj, value) => {
	const card = cardOf(t, obj);
	return card ? value(card) : isSeat(obj) ? 1 : 0;
};
/** Could this card still fight in this turn? */
var fights = (t, card) => card.role !== "" || t.view.turn.seat === card.controller && t.view.turn.phase === "action" && !card.exhausted && !card.fresh;
function statValue(t, card, stat, n, span) {
	if (stat === "health") return isType(card, "hero") ? relief(t, ((of, by) => new Proxy(of, { get: (one, key) => (key in by ? by : one)[key] }))(card, { damage: card.damage + 1 }), Math.min(n, 8)) : .5 * n;
	if (stat === "maxHand") return .4 * n;
	if (stat === "def") return n;
	if (!isType(card, "hero") && !isType(card, "ally")) return short(span) ? .3 * n : 1.2 * n;
	if (short(span)) return fights(t, card) ? fightGain(t, card, n) : 0;
	return 1.6 * n;
}
/** What n more ATK is worth in the current combat, or in the best one to come. */
function fightGain(t, card, n) {
	const combat = t.view.combat;
	const other = card.role === "attacker" || card.role === "proposed attacker" ? cardOf(t, combat?.defender || combat?.proposed || 0) : cardOf(t, combat?.attacker ?? 0);
	if (card.role !== "" && other) {
		const now = attackStrength(t, card);
		return harm(t, other, now + n) - harm(t, other, now);
	}
	const stronger = ((of, by) => new Proxy(of, { get: (one, key) => (key in by ? by : one)[key] }))(card, { atk: (card.atk ?? 0) + n });
	return Math.max(0, bestAttack(t, stronger).gain - Math.max(0, bestAttack(t, card).gain));
}
function keywordValue(t, card, keyword, span) {
	if (has(card, keyword)) return 0;
	if (keyword === "Ferocity") return card.fresh && !card.exhausted ? .6 * attackStrength(t, card) : 0;
	if (keyword === "Protector") return short(span) ? .4 : 1;
	return short(span) ? fights(t, card) ? .6 : 0 : 1.2;
}
/** Verbs whose prohibition hurts the player or card that would do or enjoy them; prohibiting any other verb protects its object. */
var wanted$1 = /* @__PURE__ */ new Set([
	"attack",
	"protect",
	"ready",
	"play",
	"strike",
	"complete",
	"use",
	"place",
	"heal",
	"draw",
	"flip",
	"activate"
]);
function forbidden(t, f, mod, span) {
	return (mod.purpose === void 0 ? [mod.on].flat() : [mod.purpose].flat().map(banned)).reduce((sum, verb) => {
		const hurts = wanted$1.has(verb);
		return sum + resolve(t, f, subject(mod, hurts)).reduce((total, o) => total + sideOfObj(t, o) * (hurts ? -loss(t, o, verb, span) : shelter(span)), 0);
	}, 0);
}
/** What a character can't do if it can't exhaust for a purpose; a purpose it can't pay for counts like a power it can't use. */
var banned = (purpose) => purpose === "pay" || purpose === "prevent" ? "activate" : purpose;
var subject = (mod, hurts) => {
	const to = mod.to === "front" || mod.to === "back" ? void 0 : mod.to;
	return hurts ? mod.by ?? mod.what ?? to : mod.what ?? to;
};
var shelter = (span) => short(span) ? .4 : 1.2;
function loss(t, obj, verb, span) {
	const card = cardOf(t, obj);
	if (!card) return verb === "play" ? 2.5 : 1.5;
	const strength = attackStrength(t, card);
	if (verb === "attack") return short(span) ? fights(t, card) ? .6 * strength : 0 : .9 * strength;
	if (verb === "ready") return .3 + .7 * strength;
	if (verb === "protect") return has(card, "Protector") ? 1 : .1;
	return .8;
}
/** The damage that a card is about to be dealt: by this combat, by the chain, by characters that can still attack. */
function incoming(t, card) {
	let sum = combatDamage(t, card.id) + chainDamage(t, card.id);
	if (isType(card, "hero") && sideOfObj(t, card.id) > 0) sum += .7 * comingAttacks(t);
	return sum;
}
/** The damage that opposing links on the chain would deal to a card. */
function chainDamage(t, id) {
	return t.view.chain.reduce((sum, link) => {
		if (!link.targets.includes(id)) return sum;
		return sum + (defOf(t, link.card)?.text ?? []).filter((e) => e.do === "deal").reduce((n, e) => n + (typeof e.n === "number" ? e.n : 2), 0);
	}, 0);
}
function prevented(t, f, mod, span) {
	const to = mod.would.to === "front" || mod.would.to === "back" ? void 0 : mod.would.to;
	if (to === void 0) return resolve(t, f, mod.would.by).reduce((sum, o) => sum - sideOfObj(t, o) * shelter(span), 0);
	return resolve(t, f, to).reduce((sum, o) => {
		const card = cardOf(t, o);
		if (!card) return sum;
		const coming = incoming(t, card);
		const saved = harm(t, card, coming) - harm(t, card, Math.max(0, coming - most$1(t, f, mod, coming)));
		return sum + sideOfObj(t, o) * (saved + (short(span) ? 0 : 1.5));
	}, 0);
}
/** How much of the coming damage a prevention could prevent. */
function most$1(t, f, mod, coming) {
	const n = mod.n;
	if (n === "all") return coming;
	if (typeof n === "object" && "next" in n) return amountOf(t, f, n.next);
	if (typeof n === "object" && "first" in n) return amountOf(t, f, n.first);
	if (typeof n === "object" && "allBut" in n) return coming - quantityBounds(t, f, n.allBut, coming).max;
	return amountOf(t, f, n);
}
// src/players/picks.ts
/** Keys with texts of their own: their picks are made when those texts are processed. */
var inner = /* @__PURE__ */ new Set([
	"then",
	"else",
	"these",
	"rows",
	"add",
	"not",
	"case"
]);
/** The first pick that is not bound yet, in reading order. */
function firstPick(piece, f) {
	if (piece === null || typeof piece !== "object") return null;
	if (isPick(piece) && !f.bound.has(piece)) return piece;
	const modes = piece.do === "modes" || piece.do === "forEach";
	for (const [key, value] of Object.entries(piece)) {
		if (inner.has(key) || modes && key === "of") continue;
		const found = firstPick(value, f);
		if (found) return found;
	}
	return null;
}
/** The same frame with this pick made. */
function bindPicks(f, set, objs) {
	const names = new Map(f.names);
	if (set.as) names.set(set.as, objs);
	return {
		...f,
		bound: new Map(f.bound).set(set, objs),
		names,
		numbers: new Map(f.numbers)
	};
}
var candidates = (t, f, set) => resolve(t, f, set).filter((o) => set.target === void 0 || !has(cardOf(t, o), "Untargetable") && !(t.busy.has(o) && isType(cardOf(t, o), "ally")));
/** Whether my team, the opponents or chance makes this pick. */
function pickedBy(t, f, set) {
	if (set.random !== void 0) return "chance";
	if (set.by === void 0 && f.picker !== void 0) return teamOf(t, f.picker) === t.team ? "us" : "them";
	const seat = resolve(t, f, set.by ?? "you").filter(isSeat)[0];
	return teamOf(t, seat === void 0 ? f.you : seatOfObj(seat)) === t.team ? "us" : "them";
}
/** What a text is worth to us: every option of each pick is tried, at most two picks deep. */
function bestOf(t, f, text, value, depth = 0) {
	const set = depth < 2 ? firstPick(text, f) : null;
	if (!set) return value({
		...f,
		names: new Map(f.names),
		numbers: new Map(f.numbers)
	}, text);
	const objs = candidates(t, f, set);
	const none = bestOf(t, bindPicks(f, set, []), text, value, depth + 1);
	if (objs.length === 0) return none;
	const gains = objs.map((o) => bestOf(t, bindPicks(f, set, [o]), text, value, depth + 1) - none).sort((a, b) => b - a);
	const { min, max } = quantityBounds(t, f, set.target ?? set.choose ?? set.random ?? 1, objs.length);
	const each = set.ofEach === void 0 ? 1 : new Set(objs.map((o) => cardOf(t, o)?.controller)).size;
	return none + taken(gains, min * each, max * each, pickedBy(t, f, set));
}
/** The sum of the gains that are picked; `gains` are sorted from best to worst. */
function taken(gains, min, max, by) {
	const sum = (list) => list.reduce((a, b) => a + b, 0);
	if (by === "chance") return sum(gains) / gains.length * Math.min(max, gains.length);
	if (by === "us") return sum(gains.slice(0, max).filter((g, i) => i < min || g > 0));
	return sum([...gains].reverse().slice(0, max).filter((g, i) => i < min || g < 0));
}
// src/players/judge.ts
/** The worth of a ready resource this turn, and of one more resource for the rest of the game. */
var resourceNow = .4;
var resourceEver = 2.2;
/** The worth of an extra turn, with its draw, readying and attacks. */
var turnWorth = 6;
/** The value of a text if everyone picks what is best for them. */
function judgeText(t, f, text) {
	const own = text.filter((e) => !isForEach(e));
	const mine = bestOf(t, f, own, (bound, effects) => effects.reduce((sum, e) => sum + judge(t, bound, e), 0));
	return own.length === text.length ? mine : text.filter(isForEach).reduce((sum, e) => sum + judgeEach(t, f, e), mine);
}
var forEach = /* @__PURE__ */ new WeakMap();
/** Whether several players do this, each with their own cards ("each opponent destroys a resource they control"). */
function isForEach(e) {
	let known = forEach.get(e);
	if (known === void 0) {
		known = "by" in e && e.by !== void 0 && JSON.stringify({
			...e,
			by: 0
		}).includes("\"$by\"");
		forEach.set(e, known);
	}
	return known;
}
/** Each of them does it as is best for them. */
function judgeEach(t, f, e) {
	if (e.if && !holds(t, f, e.if)) return 0;
	const { by, ...one } = e;
	return resolve(t, f, by).filter(isSeat).reduce((sum, o) => {
		return sum + bestOf(t, {
			...f,
			names: new Map(f.names).set("by", [o]),
			picker: seatOfObj(o)
		}, [one], (bound, [x]) => judge(t, bound, x));
	}, 0);
}
/** Sums over the objects that a set means, with +1 for our cards and -1 for theirs. */
function each(t, f, who, value) {
	return resolve(t, f, who).reduce((sum, o, i) => {
		const card = cardOf(t, o);
		return card ? sum + value(card, sideOfObj(t, o), i) : sum;
	}, 0);
}
function eachSeat(t, f, who, value) {
	return (who === void 0 ? [seatObj(f.you)] : resolve(t, f, who)).filter(isSeat).reduce((sum, o) => sum + value(seatOfObj(o), sideOfObj(t, o)), 0);
}
/** The value of one effect; binds the names of its expected results for the effects after it. */
function judge(t, f, e) {
	if (e.if && e.do !== "if" && !holds(t, f, e.if)) return 0;
	const value = judgeVerb(t, f, e);
	if (e.as && !f.names.has(e.as) && "n" in e && typeof e.n === "number") f.numbers.set(e.as, e.n);
	return value;
}
/** Effects that change nothing that is counted here. */
var nothing = () => 0;
/** What each verb is worth; a missing verb does not compile. */
var verbs = {
	deal(t, f, e) {
		if ([f.self, ...resolve(t, f, e.by)].some((o) => isIdle(t, o))) return 0;
		const type = typeof e.type === "string" ? e.type : void 0;
		return each(t, f, e.to, (card, side, i) => {
			const n = amountAt(t, f, e.n, i);
			return -side * (harm(t, card, n, type) + (hurts(t, card, type) && n >= healthLeft(card) ? stopped(t, card) : 0));
		});
	},
	heal: (t, f, e) => each(t, f, e.from, (card, side, i) => side * relief(t, card, e.n === "all" ? "all" : amountAt(t, f, e.n, i))),
	put(t, f, e) {
		const most = typeof e.n === "object" && "upTo" in e.n ? amountOf(t, f, e.n.upTo) : amountOf(t, f, e.n);
		const n = f.numbers.get(e.as ?? "") ?? most;
		if (e.as) f.numbers.set(e.as, n);
		if (e.to === "raid") return ticks(t, e.what, e.set ? n - (t.view.raid.counters?.[e.what] ?? 0) : n);
		return each(t, f, e.to, (card, side) => e.what === "damage" ? -side * harm(t, card, n) : side * .4 * n);
	},
	remove(t, f, e) {
		const n = e.n === "all" ? "all" : amountOf(t, f, e.n);
		const there = t.view.raid.counters?.[e.what] ?? 0;
		if (e.from === "raid") return ticks(t, e.what, -(n === "all" ? there : Math.min(n, there)));
		return each(t, f, e.from, (c, side) => e.what === "damage" ? side * relief(t, c, n) : 0);
	},
	switch(t, f, e) {
		const [a, b] = [e.of, e.with].map((who) => cardOf(t, resolve(t, f, who)[0] ?? 0));
		return a && b ? damaged(t, a, b.damage) + damaged(t, b, a.damage) : 0;
	},
	destroy: (t, f, e) => each(t, f, e.what, (card, side) => -side * (isBossHero(t, card) || lasts(t, card) ? 0 : worth(t, card) + stopped(t, card))),
	discard: (t, f, e) => eachSeat(t, f, e.by, (_, side) => -side * 2 * .7 * (e.n === void 0 ? 1 : amountOf(t, f, e.n))),
	draw: (t, f, e) => eachSeat(t, f, e.by, (seat, side) => side * drawn(t, seat, e.until ? "all" : amountOf(t, f, e.n ?? 1))),
	move: judgeMove,
	create(t, f, e) {
		const spec = typeof e.token === "string" ? t.words.get(e.token) : [e.token].flat()[0];
		const size = (n) => n === void 0 ? 0 : amountOf(t, f, n);
		const one = .6 + size(spec?.atk) + .5 * size(spec?.health);
		return eachSeat(t, f, e.by, (_, side) => side * one * amountOf(t, f, e.n));
	},
	bring(t, f, e) {
		const sizes = e.cards.map(([n, name]) => amountOf(t, f, n) * (.6 + par(t.words.get(name))));
		return eachSeat(t, f, "you", (_, side) => side * sizes.reduce((sum, n) => sum + n, 0));
	},
	search: () => 2,
	place: (t, f, e) => each(t, f, e.what, (_, side) => side * resourceEver),
	turn: (t, f, e) => each(t, f, e.what, (_, side) => side * (e.face === "up" ? 1 : -1)),
	exhaust: (t, f, e) => each(t, f, e.what, (card, side) => -side * standing(t, card)),
	ready: (t, f, e) => each(t, f, e.what, (card, side) => side * readying(t, card)),
	activate: (t, f) => each(t, f, "self", (card, side) => -side * standing(t, card)),
	flip: (t, f, e) => each(t, f, e.what, (card, side) => side * (turned(t, card) - 1.2)),
	pay: (t, f, e) => eachSeat(t, f, e.by, (_, side) => -side * resourceNow * amountOf(t, f, e.n)),
	play: played,
	copy: played,
	/** What we give away is lost, what we get is gained. */
	exchange(t, f, e) {
		return 2 * (each(t, f, e.what, (card, side) => -side * worth(t, card)) + each(t, f, e.for, (card, side) => -side * worth(t, card)));
	},
	interrupt: (t, f, e) => each(t, f, e.what, (card, side) => -side * par(defOf(t, card.id))),
	uncombat: (t, f, e) => each(t, f, e.what, (card, side) => -side * combatStopped(t, card)),
	extraTurn: (t, f, e) => eachSeat(t, f, e.by, (_, side) => side * turnWorth),
	concede: (t, f) => eachSeat(t, f, "you", (_, side) => -side * 1e3),
	win: (t, f, e) => eachSeat(t, f, e.by, (_, side) => side * 1e3),
	lose: (t, f, e) => eachSeat(t, f, e.by, (_, side) => -side * 1e3),
	modify: (t, f, e) => judgeMods(t, f, e.mods, e.until ?? "ever", judgeText),
	if: (t, f, e) => judgeText(t, f, (!e.if || holds(t, f, e.if) ? e.then : e.else) ?? []),
	try(t, f, e) {
		const left = judgeText(t, f, e.else ?? []);
		if (e.these.every((x) => x.do === "destroy" && resolve(t, f, x.what).length === 0)) return left;
		const done = judgeText(t, f, [...e.these, ...e.then ?? []]);
		if (!e.may) return done;
		return eachSeat(t, f, e.may, (_, side) => side) >= 0 ? Math.max(done, left) : Math.min(done, left);
	},
	modes(t, f, e) {
		const ours = eachSeat(t, f, e.by, (_, side) => side) >= 0;
		const values = e.of.map((mode) => judgeText(t, f, mode)).sort((a, b) => ours ? b - a : a - b);
		const { min, max } = quantityBounds(t, f, e.n, values.length);
		return values.slice(0, max).reduce((sum, v, i) => i < min || (ours ? v > 0 : v < 0) ? sum + v : sum, 0);
	},
	forEach: (t, f, e) => resolve(t, f, e.of).reduce((sum, o) => {
		const names = new Map(f.names);
		if (e.as) names.set(e.as, [o]);
		return sum + judgeText(t, {
			...f,
			names,
			numbers: new Map(f.numbers)
		}, e.then);
	}, 0),
	repeat: (t, f, e) => judgeText(t, f, e.these),
	empower: (t, f, e) => holds(t, f, { empowered: e.of }) ? judgeText(t, f, e.then) : 0,
	keyword: (t, f, e) => judgeText(t, f, keywordTable[e.keyword].does ?? []),
	table(t, f, e) {
		const share = (is) => typeof is === "string" ? 3 : is[1] - is[0] + 1;
		const total = e.rows.reduce((sum, row) => sum + share(row.is), 0) || 1;
		return e.rows.reduce((sum, row) => sum + judgeText(t, f, row.then) * share(row.is) / total, 0);
	},
	roll(_t, f, e) {
		if (e.as) f.numbers.set(e.as, 3.5);
		return 0;
	},
	drop(t, f, e) {
		const hit = resolve(t, f, e.onto).filter((_, i) => i % 10 === 0);
		if (e.as) f.names.set(e.as, hit);
		return 0;
	},
	choose(t, f, e) {
		if (e.as) f.names.set(e.as, resolve(t, f, e.what));
		return 0;
	},
	guess: nothing,
	name: nothing,
	reveal: nothing,
	say: nothing,
	shuffle: nothing,
	attach: nothing,
	defend: nothing,
	drawFrom: nothing,
	endTurn: nothing,
	keep: nothing,
	rebuild: nothing,
	repropose: nothing,
	retarget: nothing,
	sit: nothing,
	startRaid: nothing,
	swap: nothing,
	trigger: nothing
};
var judgeVerb = (t, f, e) => verbs[e.do](t, f, e);
/** What it is worth if the clock of the raid goes on by so many of these counters: it is the raiders that it threatens. */
function ticks({ view: { raid, seats }, team }, name, by) {
	const { clock } = raid;
	if (clock?.counts !== name) return 0;
	const boss = seats.find((seat) => seat.boss)?.team === team ? 1 : -1;
	const left = Math.max(1, clock.down ? clock.n - clock.at : clock.at - clock.n);
	return boss * (clock.down ? -by : by) * (1.5 + 12 / left);
}
/** What playing something for free is worth to the player. */
function played(t, f) {
	return teamOf(t, f.you) === t.team ? 3 : -3;
}
/** What it is worth if a card has `n` damage instead of its own. */
var damaged = (t, card, n) => sideOfObj(t, card.id) * (n < card.damage ? relief(t, card, card.damage - n) : -harm(t, card, n - card.damage));
/** The worth of the ATK that a card's other side adds to its attacks, over several attacks. */
function turned(t, card) {
	const def = defOf(t, card.id);
	if (!def?.front || !def.back) return 0;
	return .9 * (sharpness(powersOf(def, !card.faceDown)) - sharpness(powersOf(def, card.faceDown)));
}
var isBossHero = (t, card) => isType(card, "hero") && !!seatView(t, card.controller)?.boss;
/** Cards beyond the maximum hand size are worth little. */
function drawn(t, seat, n) {
	const row = seatView(t, seat);
	const room = Math.max(0, (row?.maxHand ?? 7) - (row?.handCount ?? 0));
	const count = n === "all" ? room : n;
	return 2 * Math.min(count, room) + .4 * Math.max(0, count - room);
}
function judgeMove(t, f, e) {
	const set = typeof e.what === "object" && ("in" in e.what || "among" in e.what) ? e.what : void 0;
	if (typeof set?.in === "string" && set.in.startsWith("deck")) {
		const n = set.top === void 0 ? 1 : amountOf(t, f, set.top);
		if (e.to === "hand") return eachSeat(t, f, set.of, (seat, side) => side * drawn(t, seat, n));
		const each = e.to === "resources" ? resourceEver : e.to === "play" ? 4 : -.3;
		return n * eachSeat(t, f, set.of, (_, side) => side * each);
	}
	if (set && (f.bound.get(set) ?? []).length === 0 && [set.in].flat().some((zone) => zone === "collection")) return eachSeat(t, f, set.of, (_, side) => side * (e.to === "play" ? 4 : 2));
	if (set?.among !== void 0 && resolve(t, f, set.among).length === 0) return e.to === "hand" ? sideOfObj(t, seatObj(f.decider ?? f.you)) * 1.1 * drawn(t, f.decider ?? f.you, 1) : 0;
	return each(t, f, e.what, (card, side) => {
		return side * (moved(t, card, e.to) - (card.zone === "party" || card.zone === "resources" ? worth(t, card) : 0));
	});
}
/** What a card is worth in the zone it goes to; a token that leaves play is lost (404.2). */
function moved(t, card, to) {
	if (card.token && to !== "play") return 0;
	const worthInHand = Math.min(par(defOf(t, card.id)), 7);
	if (to === "hand") return card.zone === "hand" ? 0 : .5 * worthInHand;
	if (to === "play") return card.zone === "party" ? worth(t, card) : 1.8 * Math.min(worthInHand, 4);
	if (to === "resources") return resourceEver;
	return to === "deck" ? .2 : 0;
}
var turnIsTheirs = (t, card) => t.view.turn.seat === card.controller && t.view.turn.phase !== "end";
/** What it is worth to be ready: an attack on the player's own turn, a protector on other turns. */
function standing(t, card) {
	if (card.exhausted) return 0;
	if (turnIsTheirs(t, card) && !card.fresh) {
		const proposed = card.role === "proposed attacker";
		return Math.max(.2, (proposed ? 1.2 : .75) * attackStrength(t, card));
	}
	return (has(card, "Protector") ? 1.2 : 0) + (isType(card, "ally") ? .15 : .05);
}
function readying(t, card) {
	if (!card.exhausted) return 0;
	if (isType(card, "weapon")) return again(t, card);
	if (turnIsTheirs(t, card) && t.view.turn.phase === "action" && !t.view.combat?.window) return isType(card, "ally") && card.fresh && !has(card, "Ferocity") ? 0 : Math.max(0, bestAttack(t, ((of, by) => new Proxy(of, { get: (one, key) => (key in by ? by : one)[key] }))(card, { exhausted: false })).gain);
	return has(card, "Protector") ? 1 : .1;
}
/** The worth of one more strike with a weapon, if it can be paid. */
function again(t, weapon) {
	const strike = weapon.strike ?? 0;
	return turnIsTheirs(t, weapon) && t.view.turn.phase === "action" && !t.view.combat?.window && strike <= funds(t, weapon.controller) ? 1.3 * (weapon.atk ?? 0) - .4 * strike : .2;
}
/** What it is worth if the attacker of the current attack leaves before it deals damage. */
function stopped(t, card) {
	const other = card.role === "attacker" || card.role === "proposed attacker" ? cardOf(t, opponentInCombat(t, card.id)) : void 0;
	return other ? harm(t, other, attackStrength(t, card)) : 0;
}
/** What it is worth to take this card out of the current combat. */
function combatStopped(t, card) {
	const damage = combatDamage(t, card.id);
	const other = cardOf(t, opponentInCombat(t, card.id));
	return (other ? harm(t, other, combatDamage(t, other.id)) : 0) - harm(t, card, damage);
}
var opponentInCombat = (t, id) => {
	const combat = t.view.combat;
	if (!combat) return 0;
	return id === combat.attacker ? combat.defender || combat.proposed : combat.attacker;
};
// src/players/xs.ts
/** X in the cost of a power (707.1b): which values seem possible, and what each costs besides resources. */
var upTo = (n) => Array.from({ length: Math.max(0, n) + 1 }, (_, i) => i);
/** The values that can be chosen for X; only 0 if the cost has no X. */
function valuesOfX(t, f, pay) {
	const [first, ...others] = pay.filter(limitsX).map((e) => new Set(valuesIn(t, f, e)));
	return first === void 0 ? [0] : [...first].filter((x) => others.every((set) => set.has(x)));
}
function valuesIn(t, f, e) {
	if (e.do === "pay") return upTo(funds(t));
	if (e.do === "put") return upTo(most(t, f, e.to, (o) => healthLeft(cardOf(t, o))));
	if (e.do === "remove") {
		const what = e.what;
		return upTo(most(t, f, e.from, (o) => (what === "damage" ? cardOf(t, o)?.damage : cardOf(t, o)?.counters[what]) ?? 0));
	}
	const set = e.what;
	if (set === void 0) return upTo(handSize(t));
	const all = resolve(t, f, {
		...set,
		where: void 0
	});
	if (hasX(set)) return all.map((o) => statOf(t, o, set.where?.[0]));
	return takesX(set) && set.top === void 0 ? upTo(all.length) : upTo(3);
}
var handSize = (t) => t.view.seats.find((s) => s.seat === t.me)?.handCount ?? 0;
var most = (t, f, who, value) => Math.max(0, ...resolve(t, f, who).filter((o) => cardOf(t, o)).map(value));
/** The parts of an X cost other than resources. */
var priceInX = (pay) => pay.filter((e) => e.do !== "pay" && usesX(e));
// src/players/acts.ts
var types = (def) => typeof def.type === "string" ? [def.type] : def.type;
/** The number of turns for which a card is expected to stay in play. */
var stay = 2.2;
/** The number of turns for which an ongoing card works: on a Boss's hero it stays from stage to stage (R101.4). */
var lasting = (t, f) => f.host && isType(cardOf(t, f.host), "hero") ? 4 : stay;
/** What powers are worth while their card is in play; less if it won't stay for long. */
function ongoing(t, f, powers) {
	const brief = powers.some((power) => "when" in power && power.when.on === "end" && endsItself(power.then));
	const all = powers.reduce((sum, power) => sum + ongoingPower(t, f, power, brief), 0);
	return isDoomed(t, f.self) ? .4 * all : all;
}
var endsItself = (then) => then.some((e) => e.do === "destroy" && e.what === "self");
/** What one power is worth; `brief` if its card leaves at the end of the turn. */
function ongoingPower(t, f, power, brief) {
	if (power.in || power.if && !holds(t, f, power.if)) return 0;
	if ("keyword" in power) return .8;
	if ("always" in power) {
		const now = judgeMods(t, f, power.always, brief ? "turn" : "ever", judgeText);
		return now === 0 && !f.host && !brief ? .8 : now;
	}
	if ("when" in power) {
		if (endsItself(power.then)) return 0;
		const every = power.when.on === "start" || power.when.on === "end";
		const once = judgeText(t, f, power.then);
		return every ? once * lasting(t, f) : Math.max(.7 * once, once === 0 ? 1 : once);
	}
	if ("pay" in power && "then" in power) {
		const again = power.pay.some((c) => c.do === "activate");
		return Math.max(1.2, .8 * judgeText(t, f, power.then)) * (again ? 1.6 : 1);
	}
	return 0;
}
/** The additional costs of playing a card that its powers impose (707.1e). */
var added = (def) => (def.powers ?? []).flatMap((power) => "play" in power ? power.play.add ?? [] : []);
/** What playing a card now is worth, with the best choice of X and of free numbers. */
function playValue(t, id, fixed) {
	const def = defOf(t, id);
	if (!def) return 0;
	if (isStopped(t, t.me, def)) return -1;
	const add = added(def);
	const free = add.find((e) => e.do === "put" && typeof e.n === "object" && "upTo" in e.n && e.as);
	const cost = cardOf(t, id)?.cost ?? def.cost ?? 0;
	const own = () => def.x ? range(Math.max(0, funds(t) - cost)) : valuesOfX(t, frame(t.me, id), add);
	const xs = fixed?.x !== void 0 ? [fixed.x] : own();
	const numbers = free ? fixed?.number !== void 0 ? [fixed.number] : range(5) : [0];
	let best = -Infinity;
	for (const x of xs) for (const n of numbers) {
		const f = frame(t.me, id, fixed?.host ?? 0, x);
		if (free?.as) f.numbers.set(free.as, n);
		best = Math.max(best, judgeText(t, f, add) + whole(t, f, def) - .3 * x);
	}
	return best;
}
var range = (n) => Array.from({ length: n + 1 }, (_, i) => i);
/** What the text and the powers that stay in play are worth, with the host that its picker prefers. */
function whole(t, f, def) {
	const set = def.attach && !f.host ? firstPick(def.attach, f) : null;
	if (!set) return capped(t, f, judgeText(t, f, def.text ?? []) + body(t, f, def));
	const values = candidates(t, f, set).map((o) => whole(t, {
		...bindPicks(f, set, [o]),
		host: o
	}, def));
	if (values.length === 0) return -1;
	return pickedBy(t, f, set) === "us" ? Math.max(...values) : Math.min(...values);
}
/** An attachment can't harm an ally more than destroying it would. */
function capped(t, f, value) {
	const host = cardOf(t, f.host);
	return host && isType(host, "ally") && sideOfObj(t, host.id) < 0 ? Math.min(value, worth(t, host)) : value;
}
/** What a card is worth in play, minus what it would replace (414). */
function body(t, f, def) {
	const is = types(def);
	const stays = ongoing(t, f, def.powers ?? []);
	if (is.includes("ally")) {
		const shield = (def.powers ?? []).some((p) => "keyword" in p && p.keyword === "Protector") ? shieldWorth(t, def.health ?? 0) : 0;
		if (isScorched(t, def.health ?? 0) && !attacksAtOnce(def)) return shield + .5 * stays - replaced(t, def);
		return .4 + .75 * allyWorth(def.atk ?? 0, def.health ?? 0) + shield + stays - replaced(t, def);
	}
	if (is.includes("weapon")) return weaponWorth(def.atk ?? 0, def.strike ?? 0) + stays - replaced(t, def);
	if (is.includes("armor")) return armorWorth(def.def ?? 0) + stays - replaced(t, def);
	if (is.includes("item")) return .8 + stays - replaced(t, def);
	return stays;
}
/** Whether it has Ferocity or can gain it. */
var attacksAtOnce = (def) => JSON.stringify(def.powers ?? []).includes("\"Ferocity\"");
/** The worth of the card that would have to go because of uniqueness or limited tags (414). */
function replaced(t, def) {
	const limited = (def.tags ?? []).filter((tag) => /\(\d+\)$/.test(tag));
	const unique = def.tags?.includes("Unique");
	return cardsInPlay(t).filter((c) => c.controller === t.me && (unique && c.def === def.name || limited.some((tag) => defOf(t, c.id)?.tags?.includes(tag)))).reduce((sum, c) => sum + equipped(t, c), 0);
}
/** What a card in play is worth with its powers; used to compare equipment with its replacement. */
function equipped(t, card) {
	const def = defOf(t, card.id);
	const stays = ongoing(t, frame(card.controller, card.id, card.host), def?.powers ?? []);
	if (def && isType(card, "weapon")) return weaponWorth(def.atk ?? 0, def.strike ?? 0) + stays;
	if (def && isType(card, "armor")) return armorWorth(def.def ?? 0) + stays;
	return worth(t, card);
}
/** What a payment power is worth, apart from its resources: its cost in cards counts against it. */
function useValue(t, id, power) {
	const card = cardOf(t, id);
	const f = frame(t.me, id, card?.host ?? 0, funds(t));
	const text = [...power.pay.filter((e) => e.do !== "pay"), ..."reward" in power ? power.reward : power.then];
	if (priceInX(power.pay).length === 0) return judgeText(t, f, text);
	return Math.max(...valuesOfX(t, f, power.pay).map((x) => judgeText(t, {
		...f,
		x
	}, text)));
}
function priceOf(t, id, power) {
	return power.pay.reduce((sum, e) => e.do === "pay" ? sum + amountOf(t, frame(t.me, id, 0, funds(t)), e.n) : sum, 0);
}
/** How much the bot wants to play a card in hand: its worth in general and now, minus its cost. */
function wanted(t, id) {
	const cost = defOf(t, id)?.cost ?? 0;
	return .5 * (worthKeeping(t, id, t.me) + Math.max(0, playValue(t, id))) - .7 * cost;
}
/** What it is worth to place a card as a resource: any card early on, later only cards that are not needed. */
function placeValue(t, id, faceUp) {
	const def = defOf(t, id);
	const rows = seatView(t, t.me)?.resources.length ?? 0;
	if (rows >= (t.view.raid.threat?.level ?? Infinity)) return -1;
	const need = rows < 4 ? 4 : rows < 5 ? 2.5 : rows < 7 ? .9 : .2;
	if (def && types(def).includes("quest")) return faceUp ? need + 3 : need;
	const spare = handOf(t).length <= 2 && rows >= 4 ? 1.5 : 0;
	return need + 1 - .5 * wanted(t, id) - spare;
}
/** The action behind an answer; attacks and passing are not handled here. */
function actOf(t, answer, index) {
	const card = cardOf(t, answer.card ?? 0);
	const def = defOf(t, answer.card ?? 0);
	const act = {
		answer: index,
		kind: answer.do,
		card: answer.card ?? 0,
		cost: 0,
		value: 0,
		instant: !!def?.instant,
		key: `${answer.do} ${answer.card ?? 0} ${answer.code ?? ""}`
	};
	if (answer.do === "play") return {
		...act,
		cost: card?.cost ?? def?.cost ?? 0,
		value: playValue(t, act.card)
	};
	if (answer.do === "place") return {
		...act,
		value: placeValue(t, act.card, answer.n === 1)
	};
	const power = powerOf(t, answer, card);
	if (!power) return act;
	const value = useValue(t, act.card, power) - (answer.do === "complete" ? .3 : 0);
	return {
		...act,
		instant: !onlyMyTurn(power),
		cost: priceOf(t, act.card, power),
		value
	};
}
var onlyMyTurn = (power) => "only" in power && !!power.only && "turnOf" in power.only;
function powerOf(t, answer, card) {
	const found = follow(t.words, answer.code);
	const power = found && pieces(found).power;
	if (power && "pay" in power) return power;
	if (answer.do !== "complete") return null;
	const reward = (card && defOf(t, card.id)?.powers)?.find((p) => "reward" in p);
	return reward && "reward" in reward ? reward : null;
}
// src/players/reason.ts
var isCard = (o) => o !== void 0 && o > 0;
/** Joins the parts into a sentence, with names for cards and players. */
function sentenceOf(t, parts) {
	let why = "";
	const cards = [];
	for (const part of parts) {
		why += typeof part === "object" ? plainName(part.as ?? nameInView(t, part.of)) : part;
		if (typeof part === "object" && isCard(part.of)) cards.push(part.of);
	}
	return {
		why,
		cards
	};
}
/** A sentence in which each `{ of: obj }` becomes a name: `` because(t)`${{ of: card }} can wait.` ``. */
var because = (t) => (texts, ...fill) => sentenceOf(t, texts.flatMap((text, i) => [text, fill[i] ?? ""]));
/** A sentence that names no card. */
var plainReason = (why) => ({
	why,
	cards: []
});
// src/players/battle.ts
function weighTarget(t, d) {
	const attacker = cardOf(t, d.about.card || t.view.combat?.attacker || 0);
	return d.answers.map((a, answer) => {
		const defender = cardOf(t, a.card ?? 0);
		if (!attacker || !defender) return {
			answer,
			score: 0,
			...plainReason("No reason not to.")
		};
		const { dealt, taken, kills } = exchange(t, attacker, defender);
		const back = taken > 0 ? `${taken} back` : "nothing back";
		const why = because(t)`${{ of: attacker.id }} attacks ${{ of: defender.id }}: ${kills ? "a kill" : `${dealt} damage`}, ${back}.`;
		return {
			answer,
			score: attackGain(t, attacker, defender),
			...why
		};
	});
}
/** The card that the wielder fights, and what another strike would do to it. */
function weighStrike(t, d) {
	const combat = t.view.combat;
	const ours = (id) => !!id && sideOfObj(t, id) > 0;
	const us = cardOf(t, ours(combat?.attacker) ? combat.attacker : combat?.defender || combat?.proposed || 0);
	const them = cardOf(t, ours(combat?.attacker) ? combat?.defender || combat?.proposed || 0 : combat?.attacker ?? 0);
	return d.answers.map((a, answer) => {
		const weapon = cardOf(t, a.card ?? 0);
		if (a.do === "pass" || !weapon) return {
			answer,
			score: 0,
			...plainReason("A strike isn’t worth its cost.")
		};
		const n = weapon.atk ?? 0;
		const now = us?.atk ?? 0;
		return {
			answer,
			score: !!us && !!them && !(us.role !== "attacker" && has(them, "Long-Range")) ? harm(t, them, now + n) - harm(t, them, now) - .25 * (weapon.strike ?? 0) : -1,
			...because(t)`${{ of: weapon.id }} adds ${n} damage against ${{ of: them?.id }}.`
		};
	});
}
/** Protects if the exchange is better for us than the one that would happen (602.2). */
function weighProtect(t, d) {
	const attacker = cardOf(t, t.view.combat?.attacker ?? 0);
	const defender = cardOf(t, t.view.combat?.proposed || t.view.combat?.defender || 0);
	const fate = (card) => attacker && card ? suffer(t, attacker, card, card !== defender) : 0;
	const open = fate(defender);
	return d.answers.map((a, answer) => {
		if (a.do === "pass") return {
			answer,
			score: 0,
			...because(t)`${{ of: defender?.id }} can take this attack.`
		};
		const card = cardOf(t, a.card ?? 0);
		const better = fate(card) - open;
		const end = !!attacker && !!defender && exchange(t, attacker, defender).kills ? ", who would die." : ": a better trade.";
		const why = because(t)`${{ of: card?.id }} protects ${{ of: defender?.id }}${end}`;
		return {
			answer,
			score: better - .25,
			...why
		};
	});
}
function suffer(t, attacker, defender, protecting) {
	return harm(t, attacker, has(attacker, "Long-Range") ? 0 : defenceStrength(t, defender, protecting)) - harm(t, defender, attackStrength(t, attacker));
}
/** Uses armor whenever there is damage to a friend, and of several pieces the one that wastes least (717). */
function weighArmor(t, d) {
	const packet = d.about.packet;
	const friend = !packet || sideOfObj(t, packet.to) > 0;
	const to = cardOf(t, packet?.to ?? 0);
	return d.answers.map((a, answer) => {
		if (a.do === "pass") return {
			answer,
			score: 0,
			...plainReason(friend ? "Accepts the damage." : "Takes the damage on purpose.")
		};
		if (!friend) return {
			answer,
			score: -1,
			...plainReason("That would only help the other side.")
		};
		const card = cardOf(t, a.card ?? 0);
		const n = packet?.n ?? 1;
		const def = card && isType(card, "armor") ? card.def_ ?? n : n;
		const saved = to ? harm(t, to, n) - harm(t, to, Math.max(0, n - def)) : Math.min(n, def);
		const wasted = Math.max(0, def - n);
		const prevented = ` prevents ${Math.min(n, def)} of ${n} damage to `;
		return {
			answer,
			score: n > 0 ? saved - .05 * wasted : -1,
			...because(t)`${card ? { of: card.id } : "That"}${prevented}${{ of: packet?.to }}.`
		};
	});
}
/** If only one of two cards may stay (414), keeps the better one, whichever way the question is asked. */
function weighUnique(t, d) {
	return d.answers.map((a, answer) => {
		const card = cardOf(t, a.card ?? 0);
		const owner = card && seatView(t, card.controller);
		return {
			answer,
			score: card && owner ? -equipped(t, card) - .01 * (card.id % 97) : 0,
			...because(t)`${{ of: a.card }} is the easier one to lose.`
		};
	});
}
// src/engine/tabletop.ts
/**
* R304: cards dropped on the table, for clients that show the fall or arrange characters: the fall of a throw, and why a character can't lie at a place.
* @module raidkeeper/tabletop
*/
/**
* Where a dropped card comes to rest (R304), for a table of this kind.
* @param table - The table.
* @param over - The seats above whose play areas it begins to fall.
* @param seed - The random seed of the throw.
* @returns The four corners of the card where it lies.
*/
var landing = (table, over, seed) => fall(table, over, seed).rest;
// src/players/falling.ts
/** The best arrangement of characters before something falls on the table (R304), found by simulating many throws. */
/** The number of simulated throws. They depend only on the table, so those of recent tables are cached. */
var throws = 120;
var known$1 = /* @__PURE__ */ new Map();
function landings(table, over) {
	const key = `${table.w} ${table.h} ${table.mats.map(({ seat }) => seat)} ${over}`;
	let found = known$1.get(key);
	if (!found) {
		found = Array.from({ length: throws }, (_, i) => landing(table, over, i + 1));
		if (known$1.size > 8) known$1.clear();
		known$1.set(key, found);
	}
	return found;
}
function weighArrange(t, d) {
	const top = t.view.tabletop;
	const say = (rest) => because(t)`${{ of: d.about.card }} falls: ${rest}`;
	const harm = (spots) => top ? expected(t, top.table, landings(top.table, top.over), spots) : 0;
	const frail = (id) => {
		const card = cardOf(t, id);
		return {
			left: card ? healthLeft(card) : 0,
			hero: isType(card, "hero")
		};
	};
	const made = top && top.card === 0 ? choicesOf(top.table, top.spots, t.me, frail) : [];
	return d.answers.map((a, answer) => {
		if (a.do === "done") return {
			answer,
			score: -harm(top?.spots ?? []),
			...say("standing like this risks the least.")
		};
		const laid = a.do === "mode" && made.find(({ n }) => n === a.n);
		if (laid) return {
			answer,
			score: -harm(laid.spots) - .001,
			...say("spread out like this, it does the least harm.")
		};
		return {
			answer,
			score: -1e9,
			...say("everyone moves at once.")
		};
	});
}
/** The average loss: more for characters with little health, and more if several are hit together. */
function expected(t, table, falls, spots) {
	const own = spots.flatMap((s) => {
		const card = s.seat === t.me ? cardOf(t, s.card) : void 0;
		return card ? [{
			quad: covers(table, s),
			cost: worth(t, card) / Math.max(1, healthLeft(card))
		}] : [];
	});
	const all = own.reduce((sum, { cost }) => sum + cost, 0);
	let lost = 0;
	for (const rest of falls) {
		const cost = own.reduce((sum, o) => touches(rest, o.quad) ? sum + o.cost : sum, 0);
		lost += cost + (all > 0 ? cost * cost / all : 0);
	}
	return lost / falls.length;
}
// src/players/picking.ts
function asking(t, d) {
	const link = linkView(t, d.about.link);
	const card = d.about.card || link?.card || 0;
	const you = link?.controller ?? cardOf(t, card)?.controller ?? t.me;
	const found = follow(t.words, d.about.code) ?? follow(t.words, link?.code);
	const part = found ? pieces(found) : void 0;
	const def = defOf(t, card) ?? found?.def;
	const text = part?.text ?? def?.text ?? [];
	const f = frame(you, card, cardOf(t, card)?.host ?? 0, link?.x ?? 0);
	return {
		f,
		card,
		def,
		pick: part?.pick ?? firstPick(part?.effect ?? text, f) ?? (def?.attach ? firstPick(def.attach, f) : null),
		effect: part?.effect,
		text,
		power: part?.power
	};
}
function weighPick(t, d) {
	const ask = asking(t, d);
	const source = {
		of: ask.card,
		as: ask.def?.name ?? "this"
	};
	return d.answers.map((a, answer) => {
		if (a.do !== "pick" || a.card === void 0) return {
			answer,
			score: a.do === "done" ? .01 : 0,
			...because(t)`${source}: ${d.kind === "target" ? "no more targets" : "nothing more"}.`
		};
		const score = pickScore(t, d, ask, a.card);
		if (d.kind === "discard") return {
			answer,
			score,
			...because(t)`${{ of: a.card }} is the least useful card.`
		};
		const how = `${score < 0 ? "least bad" : "best"} ${d.kind === "target" ? "target" : "choice"}`;
		return {
			answer,
			score,
			...because(t)`${{ of: a.card }} is the ${how} for ${source}.`
		};
	});
}
function pickScore(t, d, ask, obj) {
	if (d.kind === "discard") return -worthKeeping(t, obj, t.me);
	const { def, pick, f } = ask;
	if (!pick) return blind(t, obj);
	if (def?.attach === pick) {
		const host = {
			...bindPicks(f, pick, [obj]),
			host: obj
		};
		return capped(t, host, judgeText(t, host, def.text ?? []) + ongoing(t, host, def.powers ?? []));
	}
	const before = inOrder(ask.text) ? d.about.picked ?? [] : [];
	const had = before.length === 0 ? 0 : judgeText(t, bindPicks(f, pick, before), ask.text);
	const score = judgeText(t, bindPicks(f, pick, [...before, obj]), ask.text) - had;
	return score + (score === 0 ? .01 * blind(t, obj) : 0);
}
/** Whether each of several targets gets a different amount. */
var inOrder = (text) => text.some((e) => (e.do === "deal" || e.do === "heal") && Array.isArray(e.n));
/** If there is no text to judge by: the opponents' best card, or our least. */
function blind(t, obj) {
	const side = sideOfObj(t, obj);
	if (isSeat(obj)) return side;
	const card = cardOf(t, obj);
	if (!card) return 0;
	if (card.zone === "hand") return side > 0 ? -worthKeeping(t, obj, card.controller) : worthKeeping(t, obj, card.controller);
	return -side * worth(t, card);
}
function weighMode(t, d) {
	const { f, effect, text, def, card } = asking(t, d);
	const modal = effect?.do === "modes" ? effect : text.find((e) => e.do === "modes");
	return d.answers.map((a, answer) => {
		const mode = modal?.do === "modes" ? modal.of[a.n ?? answer] : void 0;
		return {
			answer,
			score: mode ? judgeText(t, f, mode) : -answer,
			...because(t)`${{
				of: card,
				as: def?.name ?? "It"
			}} does the most like this.`
		};
	});
}
/** X, an amount of damage to put, a die: the number that makes the text worth most. */
function weighNumber(t, d) {
	const ask = asking(t, d);
	return d.answers.map((a, answer) => {
		const n = a.n ?? 0;
		return {
			answer,
			score: a.do === "number" ? numberScore(t, d, ask, n) : 0,
			...because(t)`${d.kind === "x" ? `X = ${n}` : n} gets the most out of ${{
				of: ask.card,
				as: ask.def?.name ?? "this"
			}}.`
		};
	});
}
/** The word that makes the rest of the text worth most. */
function weighWord(t, d) {
	const { f, effect, text, def, card } = asking(t, d);
	return d.answers.map(({ word = "" }, answer) => {
		const words = new Map(f.words).set(effect?.as ?? "", word);
		const why = because(t)`“${word}” is the best choice for ${{
			of: card,
			as: def?.name ?? "this"
		}}.`;
		return {
			answer,
			score: judgeText(t, {
				...f,
				words
			}, text),
			...why
		};
	});
}
function numberScore(t, d, ask, n) {
	const { effect, f } = ask;
	if (d.kind === "x") return xScore(t, ask, n);
	const name = effect?.as;
	if (effect?.do === "put" && name && ask.def?.text) return playValue(t, ask.card, { number: n });
	const numbers = new Map(f.numbers);
	if (name) numbers.set(name, n);
	return judgeText(t, {
		...f,
		numbers
	}, ask.text) + .01 * n * (f.you === t.me ? 1 : -1);
}
/** The score of a value of X: the worth of the power's effects or of playing the card, minus the cost in resources and anything else. */
function xScore(t, { card, f, power }, x) {
	if (!power || !("pay" in power)) return playValue(t, card, { x }) - .001 * x;
	const text = [...priceInX(power.pay), ..."reward" in power ? power.reward : power.then];
	return judgeText(t, {
		...f,
		x
	}, text) - (power.pay.some((e) => e.do === "pay" && e.n === "X") ? .3 : .001) * x;
}
function weighYesNo(t, d) {
	const { f, effect, text, def, card } = asking(t, d);
	const tried = effect?.do === "try" ? effect : text.find((e) => e.do === "try");
	const names = new Map(f.names);
	if (tried?.as) names.set(tried.as, [playerObj(t.me)]);
	const own = {
		...f,
		names,
		decider: t.me
	};
	const gain = (tried?.do === "try" ? judgeText(t, own, [...tried.these, ...tried.then ?? []]) : judgeText(t, f, text)) - (tried?.do === "try" ? judgeText(t, f, tried.else ?? []) : 0);
	return d.answers.map((a, answer) => ({
		answer,
		score: a.do === "yes" ? gain - .05 : 0,
		...because(t)`${{
			of: card,
			as: def?.name ?? "It"
		}} ${gain > .05 ? "is" : "isn’t"} worth it.`
	}));
}
/** Keeps a hand if some of it can be played in the first turns (101.2). */
function weighMulligan(t, d) {
	const hand = handOf(t).map((id) => defOf(t, id));
	const boss = !!seatView(t, t.me)?.boss;
	const early = hand.filter((def) => def && (def.cost ?? 9) <= (boss ? 2 : 3) && def.type !== "quest").length;
	const good = early >= 2;
	return d.answers.map((a, answer) => ({
		answer,
		score: a.do === "keep" ? good ? 1 : 0 : good ? 0 : 1,
		...plainReason(good ? `Keeps: ${early} cards to play early.` : "Too slow a hand: mulligan."),
		own: true
	}));
}
// src/players/mind.ts
/** How often the bot may do the same thing in one turn; this ends loops of free powers. */
var often = 3;
var everything = 120;
var newMind = () => ({
	turn: "",
	done: /* @__PURE__ */ new Map(),
	total: 0,
	names: /* @__PURE__ */ new Set(),
	attacked: /* @__PURE__ */ new Set()
});
/** Resets the counts if the turn has changed. */
function attend(mind, t) {
	const turn = `${t.view.turn.n}/${t.view.turn.seat}`;
	if (mind.turn === turn) return;
	mind.turn = turn;
	mind.done.clear();
	mind.names.clear();
	mind.attacked.clear();
	mind.total = 0;
}
function keepInMind(mind, key, name) {
	mind.names.add(name);
	mind.done.set(key, (mind.done.get(key) ?? 0) + 1);
	mind.total++;
}
/** Whether it has played or used a card this turn; attacking does not count. */
var hasActed = (mind) => [...mind.done.keys()].some((key) => !key.startsWith("attack "));
var tired = (mind, key) => (mind.done.get(key) ?? 0) >= often || mind.total >= everything;
// src/players/priority.ts
function weighPriority(t, d, mind, style) {
	const pass = {
		answer: d.answers.findIndex((a) => a.do === "pass"),
		score: 0,
		...plainReason("Nothing worth doing now.")
	};
	const rest = d.answers.map((a, i) => ({
		a,
		i
	})).filter(({ a }) => a.do !== "pass");
	const fresh = rest.filter(({ a }) => a.do !== "attack").map(({ a, i }) => actOf(t, a, i)).filter((act) => !tired(mind, act.key));
	if (!mainTime(t)) return [pass, ...respond(t, fresh)];
	const attacks = rest.filter(({ a }) => a.do === "attack" && !tired(mind, `attack ${a.card}`)).map(({ a, i }) => weighAttack(t, a.card ?? 0, i, style));
	return [
		{
			...pass,
			...plainReason("Done for this turn.")
		},
		...plan(t, [...fresh, ...strikes(t, d)]),
		...attacks
	].filter((w) => w.answer >= 0);
}
/**
* Scores an attack with its risk: an exhausted protector can't protect until it readies. Allies attack after effects that strengthen
* them and before other allies are played; heroes attack last, because their strikes cost resources.
*/
function weighAttack(t, id, answer, style) {
	const card = cardOf(t, id);
	if (!card) return {
		answer,
		score: -1,
		...plainReason("The attacker is hidden.")
	};
	const { gain, defender, only } = bestAttack(t, card);
	const kept = has(card, "Protector") && !readiesItself(t, card) ? style.guard * threat(t) + .5 * deterred(t, card) : 0;
	const strength = attackStrength(t, card);
	if (!defender || strength <= 0) return {
		answer,
		score: -1,
		...because(t)`${{ of: id }} would deal no damage.`
	};
	const score = gain - kept;
	const why = only ? because(t)`${{ of: id }} can hit ${{ of: defender.id }} for ${strength}.` : plainReason("");
	const first = isType(card, "ally") ? 45 : 20;
	const order = protectors(t, card, defender).length > 0 ? 10 - Math.min(10, strength) : score;
	return {
		answer,
		score: score > .3 ? first + order : score - .3,
		...why
	};
}
/** Whether it readies as its controller's turn ends: then attacking doesn't keep it from protecting. */
var readiesItself = (t, card) => powersOf(defOf(t, card.id), card.faceDown).some((p) => "when" in p && p.when.on === "end" && p.then.some((e) => e.do === "ready" && e.what === "self"));
/** The number of small attackers that a ready protector deters because it would destroy them. */
var deterred = (t, card) => characters(t, foes(t)).filter((c) => isType(c, "ally") && healthLeft(c) <= defenceStrength(t, card)).length;
/** The resources that heroes' attacks with weapons will cost; the plan reserves them. */
function strikes(t, d) {
	return d.answers.flatMap((a) => {
		const hero = a.do === "attack" ? cardOf(t, a.card ?? 0) : void 0;
		const weapon = hero && bestWeapon(t, hero);
		if (!hero || !weapon) return [];
		const value = bestAttack(t, hero).gain + 1;
		return [{
			answer: -1,
			kind: "strike",
			card: weapon.id,
			cost: weapon.strike ?? 0,
			value,
			instant: false,
			key: ""
		}];
	});
}
/** The set of plays that is worth most for the ready resources. Instants that can wait are saved, with the resources for them. */
function plan(t, acts) {
	const placing = acts.filter((a) => a.kind === "place").map((a) => weighPlace(t, a));
	const wanted = acts.filter((a) => a.kind !== "place").map((a) => ({
		...a,
		later: later(t, a)
	}));
	const chosen = bestSet(wanted.filter((a) => Math.max(a.value, a.later) > .3), funds(t));
	const now = wanted.map((a) => ({
		...wait(a),
		value: a.value
	}));
	return [...placing, ...now];
	function wait(a) {
		const { answer } = a;
		const say = because(t);
		if (!chosen.has(a)) return {
			answer,
			score: Math.min(a.value, 0) - .1,
			...say`${{ of: a.card }} is not the best use of resources.`
		};
		if (a.later > a.value) return {
			answer,
			score: -.1,
			...say`${{ of: a.card }} is saved for other players’ turns.`
		};
		const score = (a.kind === "play" && defOf(t, a.card)?.type === "ally" ? 30 : 60) + a.value / (1 + .2 * a.cost);
		if (a.cost === 0) return {
			answer,
			score,
			...say`${{ of: a.card }} is free and worth it.`
		};
		return {
			answer,
			score,
			...say`${{ of: a.card }} is the best use of ${a.cost} resource${a.cost === 1 ? "" : "s"}.`
		};
	}
}
function weighPlace(t, a) {
	const rest = defOf(t, a.card)?.type === "quest" ? "as a resource: a quest to complete later." : "is the easiest card to give up.";
	return {
		answer: a.answer,
		score: a.value > 1 ? 90 + a.value : -1,
		...because(t)`${{ of: a.card }} ${rest}`
	};
}
/** Whether a card should come as soon as possible because it stays in play; a card that ends by itself waits for its moment. */
var stays = (def) => !!def?.attach && (def.powers ?? []).some((p) => "when" in p && p.when.on === "start");
/** Whether an effect keeps its target from attacking this turn, so that it is better used on the target's own turn. */
var holdsBack = (e) => e.do === "modify" && e.until === "turn" && e.mods.some((m) => m.mod === "cannot" && m.on === "attack");
/** What an instant may be worth on other players' turns, if it is worth saving. */
function later(t, a) {
	if (!a.instant || a.kind !== "play" && a.cost === 0) return a.kind === "use" && a.instant ? .6 : 0;
	if (a.kind !== "play" || stays(defOf(t, a.card))) return 0;
	const text = defOf(t, a.card)?.text ?? [];
	if (text.some(holdsBack)) return a.value + .5 * threat(t) - .8;
	return text.some((e) => e.do === "draw") ? 0 : (seatView(t, t.me)?.boss ? .75 : .5) * par(defOf(t, a.card));
}
/** The affordable set of actions with the greatest total value (exact, since there are few actions and few resources). */
function bestSet(acts, money) {
	let best = Array.from({ length: money + 1 }, () => ({
		sum: 0,
		set: []
	}));
	for (const act of acts) {
		const gain = Math.max(act.value, act.later);
		best = best.map((row, m) => {
			const under = act.cost <= m ? best[m - act.cost] : void 0;
			return under && under.sum + gain > row.sum ? {
				sum: under.sum + gain,
				set: [...under.set, act]
			} : row;
		});
	}
	return new Set(best[money]?.set);
}
/** On a raider's own turn resources are for the plan and for strikes; only an interrupt can't wait. */
var interrupts = (t, a) => (defOf(t, a.card)?.text ?? []).some((e) => e.do === "interrupt");
/** Outside the bot's own main time: an instant or a power, if this is the moment for it. */
function respond(t, acts) {
	const top = t.view.chain.at(-1);
	const friendly = !!top && top.kind !== "proposal" && teamOf(t, top.controller) === t.team;
	const mine = myTurn(t) && t.view.turn.phase !== "end";
	const early = mine && !top && !t.view.combat;
	const raiding = mine && !seatView(t, t.me)?.boss;
	return acts.map((a) => {
		if (friendly || early || raiding && a.cost > 0 && !interrupts(t, a)) return {
			answer: a.answer,
			score: -1,
			...because(t)`${{ of: a.card }} can wait.`,
			value: -1
		};
		const score = a.value - held(t, a);
		const rest = a.value > 4 ? " is worth a lot right now." : ": better now than later.";
		return {
			answer: a.answer,
			score,
			...because(t)`${{ of: a.card }}${rest}`,
			value: a.value
		};
	});
}
/** What it is worth to save an instant for later. */
function held(t, a) {
	const last = lastBeforeMe(t) && t.view.turn.seat !== t.me;
	if (a.kind !== "play") return a.cost === 0 || last ? .3 : .8 + .1 * a.cost;
	return (last && t.view.turn.phase === "end" ? .15 : last ? .4 : seatView(t, t.me)?.boss ? .6 : .55) * par(defOf(t, a.card));
}
// src/players/general.ts
function weigh(t, d, mind, style) {
	switch (d.kind) {
		case "priority": return weighPriority(t, d, mind, style);
		case "mulligan": return weighMulligan(t, d);
		case "x":
		case "number": return d.answers.some((a) => a.do === "pick") ? weighPick(t, d) : weighNumber(t, d);
		case "mode": return weighMode(t, d);
		case "target":
		case "cost":
		case "choose":
		case "discard":
			if (d.answers.some((a) => a.do === "word")) return weighWord(t, d);
			return d.answers.some((a) => a.do === "number") ? weighNumber(t, d) : weighPick(t, d);
		case "attacker-target": return weighTarget(t, d);
		case "strike": return weighStrike(t, d);
		case "protect": return weighProtect(t, d);
		case "armor":
		case "replace": return weighArmor(t, d);
		case "yes-no": return weighYesNo(t, d);
		case "unique": return weighUnique(t, d);
		case "order": return d.answers.map((_, answer) => ({
			answer,
			score: -answer,
			...plainReason("")
		}));
		case "arrange": return weighArrange(t, d);
		case "face": return d.answers.map((a, answer) => ({
			answer,
			score: a.do === "up" ? 1 : 0,
			...plainReason("Face up: it can be used later.")
		}));
	}
}
/** The best answer by score, the first of equals. It always returns an answer, even if none could be scored. */
function best(weighed, d) {
	const legal = weighed.filter((w) => w.answer >= 0 && w.answer < d.answers.length);
	if (legal.length === 0) return {
		answer: 0,
		...plainReason("The only sensible choice.")
	};
	const { answer, why, cards, own } = legal.reduce((a, b) => b.score > a.score ? b : a);
	return {
		answer,
		why,
		cards,
		...own ? { own } : {}
	};
}
// src/players/gentle.ts
/** An action that is worth more, in damage to an opposing hero, is too hard. */
var hardest = 7;
/**
* The indices of the answers that are easy enough: on its own turn one card or power that is not too hard, and attacks on parties
* that it has not attacked yet, without destroying a hero; on other turns nothing. All answers if none would be left.
*/
function easyOnes(t, d, mind, weighed) {
	const all = d.answers.map((_, i) => i);
	const easy = all.filter((i) => {
		const { do: what, card } = d.answers[i];
		if (d.kind === "attacker-target") return isEasyTarget(t, d, cardOf(t, card ?? 0), mind);
		if (d.kind !== "priority" || what === "pass") return true;
		return myTurn(t) && (what === "attack" || !hasActed(mind) && (weighed.find(({ answer }) => answer === i)?.value ?? 0) <= hardest);
	});
	return easy.length > 0 ? easy : all;
}
function isEasyTarget(t, d, target, { attacked }) {
	const attacker = cardOf(t, d.about.card || t.view.combat?.attacker || 0);
	if (!target || !attacker) return true;
	return !(isType(target, "hero") && exchange(t, attacker, target).kills) && !attacked.has(target.controller);
}
/** Its choice with a reason that is true of somebody who goes easy: `weighed` says what general play gave as the reason. */
function easyReason(t, d, choice, weighed) {
	const answer = d.answers[choice.answer];
	if (d.kind !== "priority" || !answer || answer.do === "attack") return choice;
	if (answer.do === "pass") return {
		answer: choice.answer,
		...plainReason(myTurn(t) ? "Enough for this turn." : "Waits for its own turn.")
	};
	return weighed.find((one) => one.answer === choice.answer)?.why === choice.why ? {
		...choice,
		...because(t)`${{ of: answer.card }} is enough for this turn.`
	} : choice;
}
/** Notes whose character it attacks. */
function noteAttack(t, d, choice, attacked) {
	const target = d.kind === "attacker-target" ? cardOf(t, d.answers[choice.answer]?.card ?? 0) : void 0;
	if (target) attacked.add(target.controller);
}
// src/players/names.ts
/** The bots by name: what each does, and for which side. */
var playerNames = [
	{
		name: "tactics",
		about: "Plays the Boss by the published tactics of the raid, and sensibly where none applies.",
		for: "boss"
	},
	{
		name: "gentle",
		about: "The same Boss, going easy on a first raid: one card a turn, never its hardest blow, attacks spread.",
		for: "boss"
	},
	{
		name: "careless",
		about: "The same Boss with two of three actions left to chance.",
		for: "boss"
	},
	{
		name: "raider",
		about: "Plays a raider who attacks, protects, heals and equips for the good of the raid.",
		for: "raider"
	},
	{
		name: "cautious",
		about: "Plays a raider who keeps protectors back as long as the Boss can hit hard.",
		for: "raider"
	},
	{
		name: "random",
		about: "Gives random legal answers, from a seed.",
		for: "both"
	}
];
// src/players/stream.ts
/** A bot's random numbers: the n-th number of a stream depends only on its seed, its seat and n (counter based). */
function stream(seed, seat) {
	let count = 0;
	return { next: (n) => Math.floor(mix(seed, seat + 1, count++) / 4294967296 * n) };
}
// src/players/random.ts
/** What a random player says about an action; it says nothing about the parts of an action. */
var whim = ({ kind }) => kind === "priority" ? "At random." : "";
function randomPlayer(seat, seed) {
	const numbers = stream(seed, seat);
	return { choose(_, decision) {
		return {
			answer: numbers.next(decision.answers.length),
			...plainReason(whim(decision))
		};
	} };
}
/** Questions that are parts of an action: whoever chose the action answers them, so that what it said is what it does. */
var parts = [
	"attacker-target",
	"target",
	"mode",
	"x",
	"cost"
];
/** Leaves about two of three actions and other questions to chance, and the rest to a better player. */
function careless(better, seat, seed) {
	const numbers = stream(seed ^ 24301, seat);
	const chance = randomPlayer(seat, seed);
	let acts = better;
	return { choose(view, decision) {
		if (!parts.includes(decision.kind)) acts = numbers.next(3) > 0 ? chance : better;
		return acts.choose(view, decision);
	} };
}
// src/players/situation.ts
function situation(t, s) {
	if (typeof s === "string") return circumstance(t, s);
	if (isComparison(s)) return compare(measure(t, s[0]), s[1], typeof s[2] === "number" ? s[2] : measure(t, s[2]));
	if ("holds" in s) return handOf(t).some((id) => cardOf(t, id)?.def === s.holds);
	if ("controls" in s) return cardsInPlay(t).some((c) => c.controller === t.me && c.def === s.controls);
	if ("next" in s) return (seatView(t, t.me)?.decks ?? []).some(({ top = 0 }) => cardOf(t, top)?.def === s.next);
	if ("played" in s) return t.played.has(s.played);
	if ("turned" in s) return onTable(t, s.turned).some((c) => c.faceDown);
	if ("all" in s) return s.all.every((x) => situation(t, x));
	if ("any" in s) return s.any.some((x) => situation(t, x));
	return !situation(t, s.not);
}
/** Whether other players can't know if it is true, because it depends on the hand or the top card of a deck. */
function isSecret(s) {
	if (typeof s === "string" || isComparison(s)) return false;
	if ("all" in s) return s.all.some(isSecret);
	if ("any" in s) return s.any.some(isSecret);
	if ("not" in s) return isSecret(s.not);
	return "holds" in s || "next" in s;
}
var isComparison = (s) => Array.isArray(s);
function circumstance(t, c) {
	const hero = heroOf(t, t.me);
	switch (c) {
		case "own main time": return mainTime(t);
		case "another's turn": return !myTurn(t);
		case "last turn before the own": return !myTurn(t) && lastBeforeMe(t);
		case "turn ending": return t.view.turn.phase === "end";
		case "hero ready": return !!hero && !hero.exhausted;
		case "hero flipped": return !!hero?.faceDown;
		case "hero attacking": return hero?.role === "attacker" || hero?.role === "proposed attacker";
		case "hero defending": return hero?.role === "defender";
		case "protected": return characters(t, foes(t)).some((c) => !c.exhausted && has(c, "Protector"));
		case "opposing card on the chain": return t.view.chain.some((l) => l.kind === "card" && teamOf(t, l.controller) !== t.team);
	}
}
/** Cards with these names in play: in the parties and beside them. */
var onTable = (t, names) => [...cardsInPlay(t), ...alive(t).flatMap((s) => seen(t.view, s.row))].filter((c) => [names].flat().includes(c.def ?? ""));
var ready = (cards) => cards.filter((c) => !c.exhausted).length;
/** Friends who have a turn, in which their cards ready, before the next opponent has one. */
function friendsToCome(t) {
	const order = t.view.turn.order.filter((s) => !seatView(t, s)?.lost);
	const at = order.indexOf(t.view.turn.seat);
	const later = order.map((_, i) => seatView(t, order[(at + 1 + i) % order.length]));
	const end = later.findIndex((s) => s.team !== t.team);
	return later.slice(0, end < 0 ? later.length : end).filter((s) => s.seat !== t.me);
}
var opposing = (t) => foes(t).flatMap((s) => partyCards(t, s));
function measure(t, m) {
	const me = seatView(t, t.me);
	const hero = heroOf(t, t.me);
	if (typeof m === "object") {
		if ("opposing" in m) return onTable(t, m.opposing).filter((c) => teamOf(t, c.controller) !== t.team).length;
		if ("own" in m) return onTable(t, m.own).filter((c) => c.controller === t.me).length;
		if ("unattached" in m) return onTable(t, m.unattached).filter((c) => c.host === 0).length;
		if ("waiting" in m) return t.view.raid.waits?.find(({ one }) => one === m.waiting)?.n ?? 0;
		return me?.decks.find(({ name }) => name === m.deck)?.count ?? 0;
	}
	const sum = (kinds) => opposing(t).filter((c) => kinds.some((k) => isType(c, k))).length;
	switch (m) {
		case "stage": return t.view.raid.stage;
		case "round": return me?.turns ?? 0;
		case "resources": return me?.resources.length ?? 0;
		case "ready resources": return me?.readyResources ?? 0;
		case "hand": return me?.handCount ?? 0;
		case "room in hand": return (me?.maxHand ?? 0) - (me?.handCount ?? 0);
		case "own allies": return me ? partyCards(t, me).filter((c) => isType(c, "ally")).length : 0;
		case "attack": return hero ? attackStrength(t, hero) : 0;
		case "health left": return hero ? healthLeft(hero) : 0;
		case "damage": return hero?.damage ?? 0;
		case "damage coming": return hero ? incoming(t, hero) : 0;
		case "attacks to come": return comingAttacks(t);
		case "opposing heroes": return sum(["hero"]);
		case "opposing allies": return sum(["ally"]);
		case "ready opposing allies": return opposing(t).filter((c) => isType(c, "ally") && !c.exhausted).length;
		case "opposing abilities": return sum(["ability"]);
		case "opposing equipment": return sum([
			"armor",
			"weapon",
			"item"
		]);
		case "own ready characters": return me ? ready(characters(t, [me])) : 0;
		case "characters before the next opponent": return friendsToCome(t).reduce((n, s) => n + characters(t, [s]).length, me ? ready(characters(t, [me])) : 0);
		case "half the characters still to come": return friendsToCome(t).reduce((n, s) => n + Math.floor(characters(t, [s]).length / 2), 0);
		case "friends": return alive(t).filter((s) => s.team === t.team && s.seat !== t.me).length;
		case "opposing resources": return foes(t).reduce((n, s) => n + s.resources.length, 0);
		case "opposing ready resources": return foes(t).reduce((n, s) => n + s.readyResources, 0);
		case "least health of an opposing hero": return Math.min(99, ...opposing(t).filter((c) => isType(c, "hero")).map(healthLeft));
	}
}
// src/players/tactics.ts
var names = (list) => typeof list === "string" ? [list] : list;
var nameMatches = (t, list, obj) => names(list).includes(nameInView(t, obj));
/**
* The indices of the answers that no tactic holds back. If several tactics concern the same answer, the first decides: one that
* would do it now (`value`: what general play thinks an answer is worth), or one that holds it.
*/
function notHeld(t, d, tactics, value) {
	const all = d.answers.map((_, i) => i);
	if (d.kind !== "priority") return all;
	const settled = /* @__PURE__ */ new Map();
	const speaking = tactics.filter((x) => spoken(t, d, x).length > 0 && fits(t, x));
	const holding = speaking.findLastIndex((x) => "hold" in x || "stay" in x);
	for (const tactic of speaking.slice(0, holding + 1)) for (const i of spoken(t, d, tactic)) {
		if (settled.has(i)) continue;
		if ("hold" in tactic || "stay" in tactic) settled.set(i, "held");
		else if ((value(i) ?? -Infinity) >= leastOf(tactic)) settled.set(i, "wanted");
	}
	return all.filter((i) => settled.get(i) !== "held");
}
/** The answers that a tactic about the bot's own actions concerns. */
function spoken(t, d, tactic) {
	return d.answers.flatMap((a, i) => {
		return ("hold" in tactic ? isAct(a) && nameMatches(t, tactic.hold, a.card) : "stay" in tactic ? a.do === "attack" && nameMatches(t, tactic.stay, a.card) : "play" in tactic ? a.do === "play" && nameMatches(t, tactic.play, a.card) : "use" in tactic && a.do === "use" && isUsed(t, tactic, a.card)) ? [i] : [];
	});
}
/** Whether this is one of the cards that a tactic uses. */
var isUsed = (t, { use, which }, obj) => nameMatches(t, use, obj) && (which === void 0 || cardOf(t, obj ?? 0)?.host === 0);
/** Opposing cards that tactics spare for now. */
var spared = (t, tactics) => tactics.flatMap((tactic) => "spare" in tactic && fits(t, tactic) ? cardsInPlay(t).flatMap(({ id }) => sideOfObj(t, id) < 0 && nameMatches(t, tactic.spare, id) ? [id] : []) : []);
/** The least value that general play must see in an action for the tactic to apply. */
var leastOf = (tactic) => "gains" in tactic ? tactic.gains ?? 0 : 0;
var isAct = (a) => a.do === "play" || a.do === "use";
var fits = (t, tactic) => !tactic.if || situation(t, tactic.if);
/**
* The choice of the first tactic that makes one, otherwise that of general play, `weighed`. The reason is secret to the seat if a tactic
* for the same answer depends on what only this seat knows, because others could learn from whether it fits.
*/
function decide(t, d, weighed, tactics) {
	const secretly = /* @__PURE__ */ new Set();
	const told = (choice) => secretly.has(choice.answer) ? {
		...choice,
		own: true
	} : choice;
	for (const tactic of tactics) {
		const answer = advised(t, d, weighed, tactic);
		if (answer === null) continue;
		if (tactic.if && isSecret(tactic.if)) secretly.add(answer);
		if (fits(t, tactic)) return told({
			answer,
			...said(t, d, tactic, d.answers[answer])
		});
	}
	return told(best(weighed, d));
}
function advised(t, d, weighed, tactic) {
	if ("play" in tactic || "use" in tactic) return d.kind === "priority" ? act(t, d, weighed, tactic) : null;
	if ("aim" in tactic) return (d.kind === "target" || d.kind === "choose" || d.kind === "cost") && nameMatches(t, tactic.for, source(t, d)) ? aimed(t, d, tactic.aim) : null;
	if ("attack" in tactic) return d.kind === "attacker-target" && isOurs(t, d, tactic.by ?? "hero") ? aimed(t, d, tactic.attack) : null;
	if ("answer" in tactic && d.kind === "yes-no" && nameMatches(t, tactic.for, source(t, d))) {
		const at = d.answers.findIndex((a) => a.do === tactic.answer);
		return at < 0 ? null : at;
	}
	if ("drop" in tactic && d.kind === "discard") {
		const at = d.answers.findIndex((a) => a.do === "pick" && nameMatches(t, tactic.drop, a.card));
		return at < 0 ? null : at;
	}
	return null;
}
/** The most valuable of the advised answers, if it is worth as much as the tactic requires and was not done too often. */
function act(t, d, weighed, tactic) {
	let best = null;
	for (const w of weighed) {
		const a = d.answers[w.answer];
		if (!("play" in tactic ? a?.do === "play" && nameMatches(t, tactic.play, a.card) : a?.do === "use" && isUsed(t, tactic, a.card)) || w.value === void 0) continue;
		if (w.value >= leastOf(tactic) && (!best || w.value > best.value)) best = w;
	}
	return best?.answer ?? null;
}
var source = (t, d) => d.about.card || linkView(t, d.about.link)?.card || 0;
var isOurs = (t, d, type) => {
	const card = cardOf(t, d.about.card || t.view.combat?.attacker || 0);
	return isType(card, type) && sideOfObj(t, card.id) > 0;
};
/** The object that the aim selects; null if none of the possible picks fits. */
function aimed(t, d, aim) {
	const side = aim.of === "own" ? 1 : -1;
	const picks = d.answers.map((a, answer) => ({
		answer,
		card: a.do === "pick" ? shown(t, a.card ?? 0) : void 0
	})).filter((p) => !!p.card && sideOfObj(t, p.card.id) === side).filter((p) => aim.named === void 0 || nameMatches(t, aim.named, p.card.id)).filter((p) => [aim.only ?? []].flat().every((only) => isOnly(t, d, p.card, only))).filter((p) => aim.left === void 0 || healthLeft(p.card) <= aim.left);
	if (picks.length === 0) return null;
	const measure = (card) => aim.most ? read(t, card, aim.most) : aim.least ? -read(t, card, aim.least) : 0;
	return picks.reduce((a, b) => measure(b.card) > measure(a.card) ? b : a).answer;
}
/** The card; for a player, the hero. */
var shown = (t, obj) => isSeat(obj) ? heroOf(t, seatOfObj(obj)) : cardOf(t, obj);
var healers = [
	"Druid",
	"Paladin",
	"Priest",
	"Shaman"
];
function isOnly(t, d, card, only) {
	switch (only) {
		case "ally":
		case "hero":
		case "ability": return isType(card, only);
		case "equipment": return [
			"armor",
			"weapon",
			"item"
		].some((k) => isType(card, k));
		case "attacking": return card.role === "attacker" || card.role === "proposed attacker";
		case "protector": return has(card, "Protector") && !card.exhausted;
		case "healer": return isType(card, "hero") && healers.some((name) => defOf(t, card.id)?.classes?.includes(name));
		case "would be destroyed": {
			const attacker = cardOf(t, d.about.card || t.view.combat?.attacker || 0);
			return !!attacker && exchange(t, attacker, card).kills;
		}
	}
}
/** A hero counts for its whole party. */
var party = (t, card) => {
	const seat = isType(card, "hero") ? seatView(t, card.controller) : void 0;
	return seat ? characters(t, [seat]) : [card];
};
function read(t, card, what) {
	switch (what) {
		case "ATK": return attackStrength(t, card);
		case "attack left": return (card.exhausted || card.fresh ? 0 : attackStrength(t, card)) - .001 * healthLeft(card);
		case "allies": return party(t, card).filter((c) => isType(c, "ally")).length;
		case "cost": return card.cost ?? defOf(t, card.id)?.cost ?? 0;
		case "damage": return card.damage;
		case "health left": return healthLeft(card);
		case "threat": return party(t, card).reduce((sum, c) => sum + attackStrength(t, c), 0);
		case "worth": return worth(t, card);
	}
}
/** The tactic's reason with its names filled in. */
function said(t, d, tactic, answer) {
	const card = isAct(answer) || "drop" in tactic ? answer.card : source(t, d);
	return sentenceOf(t, tactic.say.split(/(\{card\}|\{target\}|\{stage\})/).map((part) => {
		if (part === "{card}") return { of: card };
		if (part === "{target}") return { of: answer.card };
		return part === "{stage}" ? t.view.raid.stage : part;
	}));
}
// src/players/index.ts
/**
* Makes a bot. It gets views of its own seat only, so it can't know what that seat may not know.
* @param name - One of `playerNames`.
* @param seat - Its seat: 0 is the Boss player, 1 to 5 the raiders.
* @param seed - The seed of its random numbers. The same name, seat, seed and questions give the same answers.
* @param library - The content of the game, for the texts of its cards.
* @returns The bot; it remembers what it did this turn, so each seat of each game needs its own.
* @throws Error if the name is not in `playerNames`, or the bot is for the other side.
*/
function makePlayer(name, seat, seed, library) {
	const known = playerNames.find((p) => p.name === name);
	const side = seat === 0 ? "boss" : "raider";
	const fit = playerNames.filter((p) => p.for === "both" || p.for === side).map((p) => `"${p.name}"`);
	if (!known) throw new Error(`There is no player "${name}". For this seat there are ${fit.join(", ")}.`);
	if (known.for !== "both" && known.for !== side) throw new Error(`"${name}" plays the ${known.for}'s seat, not seat ${seat}. For this seat there are ${fit.join(", ")}.`);
	if (name === "random") return randomPlayer(seat, seed);
	const player = thinker(seat, library, {
		guard: name === "cautious" ? .9 : .15,
		easy: name === "gentle"
	}, side === "boss" ? "tactics" : "advice");
	return name === "careless" ? careless(player, seat, seed) : player;
}
function thinker(seat, library, style, list) {
	const mind = newMind();
	return { choose(view, decision) {
		const t = table(view, wordsOf(library, view.raid.id), seat, decision, mind.names);
		attend(mind, t);
		const tactics = library.raids.find((r) => r.id === view.raid.id)?.[list] ?? [];
		for (const id of spared(t, tactics)) t.spared.add(id);
		const choice = style.easy ? gently(t, decision, tactics) : think(t, decision, tactics);
		remember(t, decision, choice);
		return {
			...choice,
			why: sentence(choice.why)
		};
	} };
	function think(t, decision, tactics) {
		let whole;
		const all = () => whole ??= weigh(t, decision, mind, style);
		const open = notHeld(t, decision, tactics, (i) => all().find((w) => w.answer === i)?.value);
		return decide(t, decision, open.length === decision.answers.length ? all() : some(t, decision, open), tactics);
	}
	/** The best of the answers that are easy enough, as if there were no others. */
	function gently(t, decision, tactics) {
		const all = weigh(t, decision, mind, style);
		const easy = easyOnes(t, decision, mind, all);
		const choice = think(t, {
			...decision,
			answers: easy.map((i) => decision.answers[i])
		}, tactics);
		return easyReason(t, decision, {
			...choice,
			answer: easy[choice.answer] ?? 0
		}, all);
	}
	/** Scores only these answers, as if there were no others. */
	function some(t, decision, open) {
		const answers = open.map((i) => decision.answers[i]);
		return weigh(t, {
			...decision,
			answers
		}, mind, style).map((w) => ({
			...w,
			answer: open[w.answer] ?? -1
		}));
	}
	/** Counts actions with priority, so that the bot stops using free powers. */
	function remember(t, decision, choice) {
		const answer = decision.answers[choice.answer];
		noteAttack(t, decision, choice, mind.attacked);
		if (decision.kind !== "priority" || !answer || answer.do === "pass") return;
		const key = answer.do === "attack" ? `attack ${answer.card}` : `${answer.do} ${answer.card ?? 0} ${answer.code ?? ""}`;
		keepInMind(mind, key, nameInView(t, answer.card));
	}
}
// raids/black-temple/tactics.ts
var all$2 = (...of) => ({ all: of });
var any$2 = (...of) => ({ any: of });
var not$2 = (of) => ({ not: of });
var mine$2 = "own main time";
var theirs$1 = "another's turn";
var is$1 = (boss) => ({ controls: boss });
var event = (number) => `You Are Not Prepared! (${number})`;
var najentus = "High Warlord Naj'entus";
/** Overrides what general play thinks of it. */
var anyway$2 = -99;
/** What each Boss does with his own powers, in the order of their numbers. */
var bosses$1 = [
	{
		plain: "Naj’entus plays for time, since each turn brings one more Minion: he spines the hero with the fewest allies, who then has nobody left to break his shell.",
		for: najentus,
		aim: {
			only: "hero",
			least: "allies"
		},
		say: "Naj’entus spines {target}: nobody has fewer allies to break his shell."
	},
	{
		plain: "Supremus destroys an ally with his second blow if he can; otherwise he hits the hero with the least health left.",
		for: "Supremus",
		aim: {
			only: ["ally", "would be destroyed"],
			most: "worth"
		},
		say: "Supremus strikes again: {target} falls, too."
	},
	{
		plain: "Supremus destroys an ally with his second blow if he can; otherwise he hits the hero with the least health left.",
		for: "Supremus",
		aim: {
			only: "hero",
			least: "health left"
		},
		say: "Supremus strikes again, at {target}."
	},
	{
		plain: "Akama, flipped, marks the hero with the least health left: if it falls, all of them do.",
		if: all$2(is$1("Shade of Akama"), "hero flipped"),
		for: "Shade of Akama",
		aim: {
			only: "hero",
			least: "health left"
		},
		say: "Akama marks {target}: if that hero falls this turn, all heroes do."
	},
	{
		plain: "Akama, flipped, attacks the hero with the least health left, whom he has marked.",
		if: all$2(is$1("Shade of Akama"), "hero flipped"),
		attack: {
			only: "hero",
			least: "health left"
		},
		by: "hero",
		say: "Akama goes for {target}: six damage, and if that hero falls, all do."
	},
	{
		plain: "Akama, while shielded, hits an ally that would fall, otherwise the hero with the least health left.",
		for: "Shade of Akama",
		aim: {
			only: ["ally", "would be destroyed"],
			most: "worth"
		},
		say: "The Channelers’ power destroys {target}."
	},
	{
		plain: "Akama, while shielded, hits an ally that would fall, otherwise the hero with the least health left.",
		for: "Shade of Akama",
		aim: {
			only: "hero",
			least: "health left"
		},
		say: "The Channelers’ power hits {target}."
	},
	{
		plain: "Teron makes a ghost of the raider whose party hits hardest, so that the party can’t reach him.",
		for: "Teron Gorefiend",
		aim: { most: "threat" },
		say: "{target} and the whole party become ghosts: no party hits Teron harder."
	},
	{
		plain: "Gurtogg destroys the most valuable allies.",
		for: "Gurtogg Bloodboil",
		aim: {
			only: "ally",
			most: "worth"
		},
		say: "Gurtogg destroys {target}."
	},
	{
		plain: "Ashtongue Channelers are worth more to Akama alive than as cards.",
		hold: "Ashtongue Channeler",
		say: "The Ashtongue Channelers stay: while one lives, nobody can hurt Akama."
	},
	{
		plain: "The Essence of Anger spends counters on allies that they would destroy.",
		if: all$2(is$1("Essence of Desire"), "hero flipped"),
		use: "Essence of Desire",
		gains: 2,
		say: "An anger counter hurts an ally."
	},
	{
		plain: "The Essence of Anger spends counters on allies that they would destroy.",
		for: "Essence of Desire",
		aim: {
			only: ["ally", "would be destroyed"],
			most: "worth"
		},
		say: "An anger counter destroys {target}."
	},
	{
		plain: "Shahraz, flipped, spends her remaining resources on damage to everyone at the end of her turn.",
		if: all$2(is$1("Mother Shahraz"), "hero flipped", mine$2, [
			"opposing heroes",
			">=",
			1
		]),
		use: "Mother Shahraz",
		gains: 1,
		say: "Shahraz deals 1 shadow damage to everyone."
	},
	{
		plain: "The Council destroys the raiders’ abilities once there are two or more.",
		if: all$2(is$1("The Illidari Council"), [
			"opposing abilities",
			">=",
			2
		]),
		use: "The Illidari Council",
		gains: anyway$2,
		say: "The Council destroys all abilities of the raiders."
	},
	{
		plain: "The Council saves its four resources while there is less to destroy.",
		if: [
			"opposing abilities",
			"<",
			1
		],
		hold: "The Illidari Council",
		say: "The Council waits: the raiders have no ability to destroy."
	},
	{
		plain: "The Betrayer plays for time until his five Events burn the raid: he heals once he has taken 15 damage.",
		if: all$2(is$1("The Betrayer"), not$2("hero flipped"), [
			"damage",
			">=",
			15
		]),
		use: "The Betrayer",
		gains: anyway$2,
		say: "The Betrayer heals 15 damage: time is on his side."
	},
	{
		plain: "The Betrayer attacks first if he has taken less.",
		if: all$2(is$1("The Betrayer"), not$2("hero flipped"), [
			"damage",
			"<",
			15
		]),
		hold: "The Betrayer",
		say: "The Betrayer does not heal yet: he has taken too little damage."
	}
];
/** The ongoing Events, and cards saved in hand. */
var cards$1 = [
	{
		plain: "The Event that brings a Minion is used at once.",
		if: mine$2,
		use: event(65),
		gains: anyway$2,
		say: "An Event is traded for another Minion in waiting."
	},
	{
		plain: "The Event that exhausts an ally takes the one with the most ATK before the raiders attack.",
		if: theirs$1,
		use: event(56),
		gains: 1,
		say: "An Event exhausts an ally before it can attack."
	},
	{
		plain: "The Event that exhausts an ally takes the one with the most ATK before the raiders attack.",
		for: event(56),
		aim: {
			only: "ally",
			most: "ATK"
		},
		say: "{target} is exhausted: no ally hits harder."
	},
	{
		plain: "Fixate waits for the Boss’s own attack.",
		if: not$2("hero attacking"),
		hold: "Fixate",
		say: "{card} waits for an attack."
	},
	{
		plain: "Needle Spine waits until somebody attacks the Boss.",
		if: not$2("hero defending"),
		hold: "Needle Spine",
		say: "{card} waits for an attacker."
	},
	{
		plain: "Prismatic Shield waits for three damage or more.",
		if: any$2(mine$2, [
			"damage coming",
			"<",
			3
		]),
		hold: "Prismatic Shield",
		say: "{card} waits until the raiders strike."
	},
	{
		plain: "Aura of Suffering and Fel Geyser come before everything else: they work for the rest of the raid.",
		if: mine$2,
		play: ["Aura of Suffering", "Fel Geyser"],
		say: "{card} works from now on."
	},
	{
		plain: "Fel Rage when the hand has three cards or fewer.",
		if: all$2(mine$2, [
			"hand",
			"<=",
			3
		]),
		play: "Fel Rage",
		say: "{card}: the hand is nearly empty."
	}
];
var tactics$3 = [...bosses$1, ...cards$1];
/** Bosses that can be struck down; the Boss that follows each brings all waiting cards. */
var mortals = [
	najentus,
	"Supremus",
	"Shade of Akama",
	"Teron Gorefiend",
	"Gurtogg Bloodboil",
	"Essence of Desire",
	"Mother Shahraz"
];
/** What raiders who know the temple do. */
var advice$1 = [
	{
		plain: "The last raider before the Boss’s turn does not strike the last blow while Minions wait: the next Boss would attack with them before anybody could.",
		if: all$2(mine$2, [
			"friends",
			">=",
			1
		], [
			"half the characters still to come",
			"=",
			0
		], [
			{ waiting: "Minion" },
			">=",
			1
		]),
		spare: mortals,
		say: "{target} lives until the next round: otherwise the next Boss would strike before we can."
	},
	{
		plain: "A raider breaks Naj’entus’s shell whenever two resources are left and a character without a spine is ready.",
		if: all$2(mine$2, not$2({ turned: najentus })),
		use: najentus,
		gains: anyway$2,
		say: "The spines come out: Naj’entus can be hurt now."
	},
	{
		plain: "Ghosts, who alone can reach the Shadowy Constructs, attack them before anything else.",
		attack: { named: "Shadowy Construct" },
		say: "{target} first: when the last Construct is gone, the ghosts come back."
	},
	{
		plain: "Tokens that shield a Boss are attacked first: Ashtongue Channelers, Soul Fragments.",
		attack: { named: ["Ashtongue Channeler", "Soul Fragment"] },
		say: "{target} first: nothing hurts the Boss while one of them is left."
	}
];
// raids/magtheridons-lair/tactics.ts
var all$1 = (...of) => ({ all: of });
var any$1 = (...of) => ({ any: of });
var not$1 = (of) => ({ not: of });
var mine$1 = "own main time";
var chained = [
	"stage",
	"=",
	1
];
var free = [
	"stage",
	"=",
	2
];
var bloods = { own: "Magtheridon's Blood" };
var cubes = { unattached: "Manticron Cube" };
var novaSide = { turned: "Magtheridon's Lair" };
/** Overrides what general play thinks of it. */
var anyway$1 = -99;
/** Bloods are not spent while a card in hand waits for more of them: `threshold` is the number it needs. */
var keeps = (card, threshold) => all$1({ holds: card }, [
	bloods,
	">=",
	threshold - 3
], [
	bloods,
	"<=",
	threshold
]);
/** What decides a raid at once. */
var blows$2 = [
	{
		plain: "One Fell Swoop as soon as he has the fifteen Bloods for it.",
		if: mine$1,
		play: "One Fell Swoop",
		say: "{card}: thirty melee damage to every hero and ally."
	},
	{
		plain: "Blast Nova while the Nova side is up on his own turn: the Lair flips twice, and the next Nova finds every Cube unmanned.",
		if: all$1(mine$1, novaSide),
		play: "Blast Nova",
		gains: anyway$1,
		say: "{card}: the Lair cools down and heats up again in one turn. The next Nova finds every Cube unmanned."
	},
	{
		plain: "Otherwise he saves Blast Nova: on the Cooldown side it would only call off the coming Nova.",
		hold: "Blast Nova",
		say: "{card} is saved for a turn that begins with the Nova side up."
	},
	{
		plain: "Fel Ruination as soon as he has the seven Bloods for it.",
		if: mine$1,
		play: "Fel Ruination",
		say: "{card}: the raid loses a card for each Blood."
	}
];
/** While he is chained he plays for time: he uses the Channelers and saves cards that gain Blood. */
var inChains = [
	{
		plain: "While he is chained, he saves cards that gain Blood for when he is free.",
		if: chained,
		hold: ["Bathe in Blood", "Whiplash"],
		say: "{card} waits: once he is free, it also gains a Blood."
	},
	{
		plain: "Summoner Channelers put Abyssals into play whenever three resources are ready.",
		if: mine$1,
		use: "Summoner Channeler",
		gains: anyway$1,
		say: "A Summoner Channeler puts an Abyssal into play."
	},
	{
		plain: "The Dark Mending Channeler heals the ally with the most damage.",
		if: mine$1,
		use: "Dark Mending Channeler",
		gains: 1,
		say: "The Dark Mending Channeler heals an ally."
	},
	{
		plain: "The Dark Mending Channeler heals the ally with the most damage.",
		for: "Dark Mending Channeler",
		aim: {
			of: "own",
			most: "damage"
		},
		say: "{target} is healed: no other ally has as much damage."
	},
	{
		plain: "A Shadow Channeler hits the party in which it would destroy the most.",
		if: all$1(mine$1, [
			"opposing allies",
			">=",
			2
		]),
		use: "Shadow Channeler",
		gains: 1,
		say: "A Shadow Channeler deals 1 shadow damage to a whole party."
	},
	{
		plain: "A Shadow Channeler hits the party in which it would destroy the most.",
		for: "Shadow Channeler",
		aim: { most: "allies" },
		say: "{target} has the largest party."
	},
	{
		plain: "While he has four allies or more, the Channelers do not attack for small gains.",
		if: all$1(chained, [
			{ own: "Abyssal" },
			"<",
			1
		], [
			"own allies",
			">=",
			4
		]),
		stay: [
			"Summoner Channeler",
			"Dark Mending Channeler",
			"Shadow Channeler"
		],
		say: "The Channelers hold back: each hits harder as the others fall."
	}
];
/** Blood is saved for cards that need it. */
var thresholds = [
	{
		plain: "He does not spend Bloods while Fel Ruination or Spirit Wrench waits for the seventh, or One Fell Swoop for the fifteenth.",
		if: any$1(keeps("Fel Ruination", 8), keeps("Spirit Wrench", 8), keeps("One Fell Swoop", 16)),
		hold: [
			"Abyssal Reinforcements",
			"Power Returns",
			"Pit Lord's Armor"
		],
		say: "The Bloods are saved: a card in hand needs them."
	},
	{
		plain: "Nor does he spend them before the tenth has flipped him.",
		if: all$1(free, [
			bloods,
			"<",
			10
		]),
		hold: ["Abyssal Reinforcements", "Pit Lord's Armor"],
		say: "The Bloods are saved until the tenth flips him."
	},
	{
		plain: "Power Returns comes back from the graveyard while he has at least eleven Bloods.",
		if: [
			bloods,
			"<",
			11
		],
		hold: "Power Returns",
		say: "Power Returns stays where it is: the Blood is worth more."
	}
];
/** The cards that settle a turn. */
var cards = [
	{
		plain: "Terrifying Presence, Violent Reflex and Sow Destruction as early as possible: they work every turn.",
		if: mine$1,
		play: [
			"Terrifying Presence",
			"Violent Reflex",
			"Sow Destruction"
		],
		say: "{card} early: it works every turn from now on."
	},
	{
		plain: "Deadly Sweep and Path of Ruin wait for three allies or two pieces of equipment.",
		if: all$1(mine$1, [
			"opposing allies",
			"<",
			3
		], [
			"opposing equipment",
			"<",
			2
		]),
		hold: ["Deadly Sweep", "Path of Ruin"],
		say: "{card} waits until there is more to take."
	},
	{
		plain: "Fiery Pits when a hero is close to falling, or the parties are small.",
		if: all$1(mine$1, any$1([
			"least health of an opposing hero",
			"<=",
			8
		], [
			"opposing allies",
			"<=",
			4
		])),
		play: "Fiery Pits",
		say: "{card}: fifteen damage, wherever the raiders want it."
	},
	{
		plain: "Toss About against four heroes or more.",
		if: all$1(mine$1, [
			"opposing heroes",
			">=",
			4
		]),
		play: "Toss About",
		gains: anyway$1,
		say: "{card}: with so many dice, it takes a while until all are even."
	},
	{
		plain: "Blindside before a Nova that the raiders are prepared for.",
		if: all$1(mine$1, free, not$1(novaSide)),
		play: "Blindside",
		gains: anyway$1,
		say: "{card}: nobody prepares for the Nova with an empty hand."
	},
	{
		plain: "Redouble Effort readies him for a second attack.",
		if: all$1("own main time", not$1("hero ready"), free),
		use: "Redouble Effort",
		say: "Redouble Effort readies him: he attacks another hero."
	},
	{
		plain: "Redouble Effort waits until he has attacked.",
		if: any$1(chained, "hero ready", "another's turn"),
		hold: "Redouble Effort",
		say: "Redouble Effort waits until he has attacked."
	},
	{
		plain: "He attacks a hero that the attack would destroy.",
		attack: {
			only: ["hero", "would be destroyed"],
			most: "threat"
		},
		say: "This attack should kill {target}."
	},
	{
		plain: "Otherwise he attacks the hero whose party hits hardest.",
		attack: {
			only: "hero",
			most: "threat"
		},
		say: "Nobody’s party hits harder than {target}’s."
	},
	{
		plain: "Over the hand limit, once he is free, cards that only help while he is chained go first.",
		if: free,
		drop: ["Abyssal Reinforcements", "Broken Hopes"],
		say: "{card} helps least now that he is free."
	}
];
var tactics$2 = [
	...blows$2,
	...inChains,
	...thresholds,
	...cards
];
/** In the order in which the raiders kill them. */
var channelers = [
	"Summoner Channeler",
	"Shadow Channeler",
	"Dark Mending Channeler"
];
var lastOne = all$1(chained, [
	{ opposing: channelers },
	"<=",
	1
]);
/** His fifth resource frees him anyway; this is the turn before. */
var lateEnough = [
	"opposing resources",
	">=",
	4
];
var manned = "A Cube is manned: the Nova strikes if one is free when his turn starts.";
/** The same tactic for allies and for heroes. */
var attackFirst = (plain, name, say, when) => ["ally", "hero"].map((by) => ({
	plain,
	by,
	...when ? { if: when } : {},
	attack: {
		named: name,
		least: "health left"
	},
	say
}));
/** What raiders who know this raid do. */
var advice = [
	{
		plain: "With the Nova side up, a raider mans free Cubes until those who act before the Nova can man the rest with half of their characters.",
		if: all$1(mine$1, novaSide, [
			cubes,
			">",
			"half the characters still to come"
		], [
			"characters before the next opponent",
			">=",
			cubes
		]),
		use: "Manticron Cube",
		which: "unattached",
		gains: anyway$1,
		say: manned
	},
	{
		plain: "Otherwise nobody mans a Cube, and never one that is manned already.",
		hold: "Manticron Cube",
		say: "Nobody mans a Cube: others will, or the Nova can’t be stopped."
	},
	{
		plain: "The character who gives up least mans the Cube: a hero without a weapon, an ally that has just come, one with low ATK.",
		for: "Manticron Cube",
		aim: {
			of: "own",
			least: "attack left"
		},
		say: "{target} mans the Cube: nobody else would give up so little."
	},
	{
		plain: "The last Channeler is spared until the turn before his fifth resource, while the raiders gather strength.",
		if: all$1(lastOne, not$1(lateEnough)),
		spare: channelers,
		say: "{target} is spared: the last Channeler holds the chains."
	},
	...attackFirst("Summoner Channelers are killed first, before their Abyssals fill the hall.", "Summoner Channeler", "{target} goes first: it would put Abyssals into play."),
	...attackFirst("Then Shadow Channelers, who hurt a whole party at once.", "Shadow Channeler", "{target} goes next: it hurts a whole party at once.", chained)
];
// raids/molten-core/tactics.ts
var is = (boss) => ({ controls: boss });
var all = (...of) => ({ all: of });
var any = (...of) => ({ any: of });
var not = (of) => ({ not: of });
var mine = "own main time";
var theirs = "another's turn";
/** General play doesn't know what is on the other side of a card; this sets what flipping is worth. */
var anyway = -99;
/** What decides a raid at once. */
var blows$1 = [
	{
		plain: "Baron Geddon, flipped and with 12 damage or more, blows himself up at once.",
		if: all(is("Baron Geddon"), "hero flipped"),
		use: "Baron Geddon",
		say: "Baron Geddon blows up: 12 fire damage to every hero and ally, since he would fall anyway."
	},
	{
		plain: "Baron Geddon flips as soon as he has 12 damage, on anyone’s turn, but not before.",
		if: all(is("Baron Geddon"), [
			"damage",
			">=",
			12
		]),
		use: "Baron Geddon",
		gains: anyway,
		say: "Baron Geddon flips: he has taken enough to blow up."
	},
	{
		plain: "Baron Geddon flips as soon as he has 12 damage, on anyone’s turn, but not before.",
		if: [
			"damage",
			"<",
			12
		],
		hold: "Baron Geddon",
		say: "Baron Geddon stays as he is: the fire at the end of his turns hurts everybody."
	},
	{
		plain: "Fury of the Firelord as soon as fifteen resources and runes can pay for it.",
		if: mine,
		play: "Fury of the Firelord",
		say: "{card}: fifty fire damage to everybody, and nothing prevents it."
	},
	{
		plain: "Volcanic Lair once five face-down Minions wait in the resource row; runes do not count.",
		if: all(mine, [
			"resources",
			">=",
			5
		]),
		play: "Volcanic Lair",
		say: "{card}: with five Minions in the row it destroys a hero as the next turn starts."
	},
	{
		plain: "Volcanic Lair takes the healer; without one, the hero with the most health left.",
		for: "Volcanic Lair",
		aim: {
			only: "healer",
			most: "health left"
		},
		say: "{card} destroys {target}, who keeps the others alive."
	},
	{
		plain: "Volcanic Lair takes the healer; without one, the hero with the most health left.",
		for: "Volcanic Lair",
		aim: {
			only: "hero",
			most: "health left"
		},
		say: "{card} destroys {target}, who would last longest."
	}
];
/** What each Boss does with his own powers, in the order of their numbers. */
var bosses = [
	{
		plain: "Flamewaker Protectors turn the ready ally with the most ATK against its own hero.",
		if: mine,
		use: "Flamewaker Protector",
		say: "Flamewaker Protector turns an ally against its own hero."
	},
	{
		plain: "Flamewaker Protectors turn the ready ally with the most ATK against its own hero.",
		for: "Flamewaker Protector",
		aim: {
			only: "ally",
			most: "ATK"
		},
		say: "Flamewaker Protector turns {target} against its own hero: no ready ally hits harder."
	},
	{
		plain: "Flamewakers sacrifice themselves for equipment that is worth it.",
		if: mine,
		use: "Flamewaker",
		gains: 2,
		say: "Flamewaker gives its life for a piece of equipment."
	},
	{
		plain: "Garr, flipped, burns a party through one of his Firesworn when that brings more than the Firesworn is worth.",
		if: is("Garr"),
		use: "Garr",
		gains: 1,
		say: "Garr sends a Firesworn into a party that it hurts."
	},
	{
		plain: "Before that he keeps five Firesworn: they do not attack into protectors.",
		if: all(is("Garr"), not("hero flipped"), [
			{ own: "Firesworn" },
			"<=",
			5
		], "protected"),
		stay: "Firesworn",
		say: "Firesworn stays back: with fewer than five of them, Garr flips."
	},
	{
		plain: "The Bomb is a hero with five health or less, otherwise the one with the most allies.",
		for: "Rune of Zeth",
		aim: {
			only: "hero",
			left: 5,
			most: "worth"
		},
		say: "{target} is The Bomb: the next blast would be the last."
	},
	{
		plain: "The Bomb is a hero with five health or less, otherwise the one with the most allies.",
		for: "Rune of Zeth",
		aim: {
			only: "hero",
			most: "allies"
		},
		say: "{target} is The Bomb: this hero stands in a crowd."
	},
	{
		plain: "Shazzrah attacks before he flips.",
		if: all(mine, "hero ready"),
		hold: "Shazzrah",
		say: "Shazzrah attacks first."
	},
	{
		plain: "He flips at once if the raiders have six allies or more, or before a blow that would finish him.",
		if: all(is("Shazzrah"), not("hero flipped"), [
			"opposing allies",
			">=",
			6
		]),
		use: "Shazzrah",
		gains: anyway,
		say: "Shazzrah flips and falls on the raiders: with so many allies there he can hardly miss."
	},
	{
		plain: "He flips at once if the raiders have six allies or more, or before a blow that would finish him.",
		if: all(is("Shazzrah"), not("hero flipped"), theirs, [
			"damage coming",
			">=",
			"health left"
		]),
		use: "Shazzrah",
		gains: anyway,
		say: "Shazzrah flips before he can be struck down: now or never."
	},
	{
		plain: "With fewer he waits for them to play more, until the end of the last turn before his own.",
		if: all(is("Shazzrah"), not("hero flipped"), "last turn before the own", "turn ending"),
		use: "Shazzrah",
		gains: anyway,
		say: "Shazzrah flips and falls on the raiders: on his own turn he rises again."
	},
	{
		plain: "With fewer he waits for them to play more, until the end of the last turn before his own.",
		if: is("Shazzrah"),
		hold: "Shazzrah",
		say: "Shazzrah waits until the raiders have more allies."
	},
	{
		plain: "Sulfuron attacks rather than flipping, unless a protector would get in his way.",
		if: all(is("Sulfuron Harbinger"), mine, not("hero flipped"), "protected", [
			"attack",
			"<",
			8
		]),
		use: "Sulfuron Harbinger",
		gains: anyway,
		say: "Sulfuron flips: a protector would block his attack now, and later he hits twice as hard."
	},
	{
		plain: "Sulfuron attacks rather than flipping, unless a protector would get in his way.",
		if: is("Sulfuron Harbinger"),
		hold: "Sulfuron Harbinger",
		say: "Sulfuron attacks instead of flipping."
	},
	{
		plain: "Golemagg burns a hero that three damage would destroy.",
		for: "Golemagg the Incinerator",
		aim: {
			only: "hero",
			left: 3,
			most: "worth"
		},
		say: "Golemagg burns {target} to death."
	},
	{
		plain: "Flamewaker Priests heal the Boss, then the ally with the most damage.",
		if: all([
			"damage",
			">=",
			3
		], not(is("Majordomo Executus"))),
		for: "Flamewaker Priest",
		aim: {
			of: "own",
			only: "hero",
			most: "damage"
		},
		say: "Flamewaker Priest heals {target}: no health matters more."
	},
	{
		plain: "Majordomo’s Elites stay back and protect the Healers, who hurt a whole party each turn.",
		if: all(is("Majordomo Executus"), [
			"ready opposing allies",
			">=",
			3
		]),
		stay: "Flamewaker Elite",
		say: "Flamewaker Elite stays back to protect."
	},
	{
		plain: "Majordomo’s Elites stay back and protect the Healers, who hurt a whole party each turn.",
		use: "Flamewaker Healer",
		gains: .5,
		say: "Flamewaker Healer hurts everyone in a party."
	}
];
/** A card that does more for one Boss: saved while that Boss comes next, played while he is in play. */
var keyed = (card, boss, rune, say, gains) => {
	const plain = `${card} is saved if ${boss} comes next, and played once he is here.`;
	return [{
		plain,
		if: all(is(boss), any(mine, theirs)),
		play: card,
		...gains ? { gains } : {},
		say
	}, {
		plain,
		if: all({ next: rune }, [
			"room in hand",
			">=",
			1
		]),
		hold: card,
		say: "{card} is saved for a better moment."
	}];
};
/** Which cards are saved, and for which Boss. */
var purse = [
	{
		plain: "Lucifron’s Curse is played while Lucifron is here: then it does both things it offers.",
		if: all(is("Lucifron"), any(mine, theirs)),
		play: "Lucifron's Curse",
		gains: 1,
		say: "{card}: while Lucifron is here, it does both."
	},
	...keyed("Lava Spit", "Magmadar", "Rune of Kress", "{card}: while Magmadar is here, it burns everyone in that party.", 3),
	...keyed("Gehennas's Shadowbolt", "Gehennas", "Rune of Mohn", "{card}: while Gehennas is here, each raider discards a card."),
	...keyed("Magma Shackles", "Garr", "Rune of Blaz", "{card}: while Garr is here, it holds every ally in that party."),
	...keyed("Living Bomb", "Baron Geddon", "Rune of Zeth", "{card}: while Baron Geddon is here, it burns everyone around its victim."),
	...keyed("Shazzrah's Arcane Explosion", "Shazzrah", "Rune of Mazj", "{card}: while Shazzrah is here, it draws three cards."),
	...keyed("Flames of the Incinerator", "Golemagg the Incinerator", "Rune of Theri", "{card}: while Golemagg is here, it burns for four each turn."),
	{
		plain: "Ashes to Ashes is saved for Majordomo once no rune is left: then the Boss chooses.",
		if: all(is("Majordomo Executus"), mine, [
			"opposing allies",
			">=",
			1
		]),
		play: "Ashes to Ashes",
		say: "{card}: while Majordomo is here, he chooses what burns."
	},
	{
		plain: "Ashes to Ashes is saved for Majordomo once no rune is left: then the Boss chooses.",
		if: all([
			{ deck: "rune" },
			"<",
			1
		], [
			"room in hand",
			">=",
			1
		], not(is("Majordomo Executus"))),
		hold: "Ashes to Ashes",
		say: "{card} is saved for a better moment."
	},
	{
		plain: "Inspire readies Sulfuron for a second attack, or flips Magmadar or Garr before their first.",
		if: all(is("Sulfuron Harbinger"), mine, not("hero ready")),
		play: "Inspire",
		gains: anyway,
		say: "{card}: Sulfuron attacks a second time, twice as hard."
	},
	{
		plain: "Inspire readies Sulfuron for a second attack, or flips Magmadar or Garr before their first.",
		if: all(any(is("Magmadar"), is("Garr")), mine, "hero ready", not("hero flipped")),
		play: "Inspire",
		gains: anyway,
		say: "{card}: his other side hits harder from now on."
	},
	{
		plain: "Inspire readies Sulfuron for a second attack, or flips Magmadar or Garr before their first.",
		if: all(any(is("Magmadar"), is("Garr"), is("Sulfuron Harbinger")), not("hero flipped")),
		for: "Inspire",
		answer: "yes",
		say: "He flips: his other side hits harder."
	},
	{
		plain: "Inspire never flips Majordomo: Ragnaros comes soon enough.",
		if: is("Majordomo Executus"),
		for: "Inspire",
		answer: "no",
		say: "Majordomo stays: he still has cards to spend."
	},
	{
		plain: "Inspire readies Sulfuron for a second attack, or flips Magmadar or Garr before their first.",
		hold: "Inspire",
		say: "{card} is saved for a Boss it helps."
	},
	{
		plain: "Unexpected Distraction saves the Boss from a finishing blow, or from six or more damage.",
		if: all(theirs, any([
			"damage coming",
			">=",
			"health left"
		], [
			"damage coming",
			">=",
			6
		])),
		play: "Unexpected Distraction",
		gains: 1,
		say: "{card}: this turn’s assault does nothing."
	},
	{
		plain: "Unexpected Distraction saves the Boss from a finishing blow, or from six or more damage.",
		if: all(theirs, [
			"damage coming",
			">=",
			1
		]),
		for: "Unexpected Distraction",
		aim: {
			of: "own",
			only: "hero",
			most: "damage"
		},
		say: "{card} protects {target}."
	},
	{
		plain: "Unexpected Distraction saves the Boss from a finishing blow, or from six or more damage.",
		if: not(is("Majordomo Executus")),
		hold: "Unexpected Distraction",
		say: "{card} is saved for a bigger assault."
	},
	{
		plain: "While Majordomo fights, the Boss spends everything: hand and Main deck are lost when he falls.",
		if: all(is("Majordomo Executus"), mine),
		play: [
			"Ashes to Ashes",
			"Flame Burst",
			"Flames of the Incinerator",
			"Gehennas's Shadowbolt",
			"Hotter Than Goo",
			"Lava Pool",
			"Lava Spit",
			"Living Bomb",
			"Lucifron's Curse",
			"Magma Shackles",
			"Shazzrah's Arcane Explosion",
			"Tight Quarters"
		],
		gains: .3,
		say: "{card} now: cards not spent before Ragnaros awakens are lost."
	},
	{
		plain: "Before that, Volcanic Lair waits for its five Minions.",
		if: all(not(is("Majordomo Executus")), [
			"resources",
			"<",
			5
		]),
		hold: "Volcanic Lair",
		say: "{card} waits for more Minions in the resource row."
	},
	{
		plain: "Hotter Than Goo hits the party with the most to lose.",
		if: mine,
		play: "Hotter Than Goo",
		gains: 9,
		say: "{card}: one raider has a lot to lose."
	}
];
/** Ragnaros: after he rises he has three turns; then he submerges and can neither play nor discard. */
var ragnaros = [
	{
		plain: "Magma Blast and DIE, INSECT! as early as possible.",
		if: mine,
		play: ["Magma Blast", "DIE, INSECT!"],
		say: "{card} early: it works every turn from now on."
	},
	{
		plain: "Unstoppable Flame before an attack that a protector would stop, or that becomes deadly with it.",
		if: all(mine, "hero flipped", "hero ready", any("protected", all([
			"attack",
			"<",
			"least health of an opposing hero"
		], [
			"ready resources",
			">=",
			3
		]))),
		play: "Unstoppable Flame",
		say: "{card}: nobody gets in the way of Ragnaros now."
	},
	{
		plain: "Unstoppable Flame before an attack that a protector would stop, or that becomes deadly with it.",
		hold: "Unstoppable Flame",
		say: "{card} is saved for an attack that needs it."
	},
	{
		plain: "Flaming Assault once Ragnaros has attacked, for a second attack in the same turn.",
		if: all(mine, "hero flipped", not("hero ready")),
		play: "Flaming Assault",
		gains: anyway,
		say: "{card}: Ragnaros attacks once more."
	},
	{
		plain: "Flaming Assault once Ragnaros has attacked, for a second attack in the same turn.",
		hold: "Flaming Assault",
		say: "{card} is saved for a second attack."
	},
	{
		plain: "Elemental Fire against an assault of four damage or more.",
		if: all(theirs, [
			"damage coming",
			">=",
			4
		]),
		play: "Elemental Fire",
		gains: anyway,
		say: "{card}: whoever hurts Ragnaros now burns, and the whole party too."
	},
	{
		plain: "Elemental Fire against an assault of four damage or more.",
		hold: "Elemental Fire",
		say: "{card} is saved for an assault that is worth it."
	},
	{
		plain: "With exactly three resources Ragnaros submerges as the turn ends, so he plays what he can first.",
		if: all(is("Ragnaros"), mine, "hero flipped", [
			"resources",
			"=",
			3
		]),
		play: [
			"BY FIRE BE PURGED",
			"Flames of Sulfuron",
			"Hammer of Ragnaros",
			"Lava Splash",
			"Melt Weapon",
			"Wrath of Ragnaros"
		],
		gains: 1.5,
		say: "{card} now: Ragnaros submerges as this turn ends."
	}
];
/** Choice of targets. */
var aims$1 = [
	{
		plain: "The Boss attacks a hero that the attack would destroy.",
		attack: {
			only: ["hero", "would be destroyed"],
			most: "threat"
		},
		say: "The Boss attacks {target} for the kill."
	},
	{
		plain: "Magmadar attacks before he flips at the end of his turn; a Hunter may flip him back.",
		if: all(is("Magmadar"), not("hero flipped")),
		attack: {
			only: "hero",
			least: "health left"
		},
		say: "Magmadar attacks {target} before he flips, whatever a Hunter does later."
	},
	{
		plain: "While nobody can be healed, Gehennas attacks the healer.",
		if: is("Gehennas"),
		attack: {
			only: "healer",
			most: "damage"
		},
		say: "Gehennas attacks {target}: the healer, while nobody can be healed."
	},
	{
		plain: "Otherwise everyone goes for the hero with the least health left.",
		attack: {
			only: "hero",
			least: "health left"
		},
		say: "The Boss attacks {target}: no hero has less health left."
	},
	{
		plain: "Minions and tokens destroy a hero if they can; otherwise they take the best exchange.",
		by: "ally",
		attack: {
			only: ["hero", "would be destroyed"],
			most: "threat"
		},
		say: "It attacks {target} for the kill."
	},
	{
		plain: "Shadowbolt and the Flames of Sulfuron finish a hero if they can.",
		for: "Gehennas's Shadowbolt",
		aim: {
			only: "hero",
			left: 4,
			most: "threat"
		},
		say: "{card} on {target} for the kill."
	},
	{
		plain: "Shadowbolt and the Flames of Sulfuron finish a hero if they can.",
		for: "Flames of Sulfuron",
		aim: {
			only: "hero",
			left: 3,
			most: "threat"
		},
		say: "{card} on {target} for the kill."
	},
	{
		plain: "Flames of the Incinerator burn the hero with the least health left.",
		for: "Flames of the Incinerator",
		aim: {
			only: "hero",
			least: "health left"
		},
		say: "{card} on {target}: no hero has less health left."
	},
	{
		plain: "Living Bomb, Wrath of Ragnaros and Ashes to Ashes take the most expensive ally.",
		for: [
			"Living Bomb",
			"Wrath of Ragnaros",
			"Ashes to Ashes"
		],
		aim: {
			only: "ally",
			most: "cost"
		},
		say: "{card} on {target}: no ally costs more."
	},
	{
		plain: "Magma Shackles and Lava Pool remove a protector when the Boss hits for five or more.",
		if: all(not(theirs), "hero ready", "protected", [
			"attack",
			">=",
			5
		]),
		for: ["Magma Shackles", "Lava Pool"],
		aim: {
			only: ["ally", "protector"],
			most: "health left"
		},
		say: "{card} on {target}, who could have protected."
	},
	{
		plain: "Otherwise Magma Shackles hold down the ally with the most ATK.",
		for: "Magma Shackles",
		aim: {
			only: "ally",
			most: "ATK"
		},
		say: "{card} on {target}: no ally hits harder."
	}
];
/** What the Boss discards first from a hand of more than ten cards. */
var drops$1 = [{
	plain: "Over the hand limit, Inspire and Unexpected Distraction go first.",
	if: all(not({ next: "Rune of Koro" }), not(is("Sulfuron Harbinger"))),
	drop: "Inspire",
	say: "{card} is discarded: it seldom helps."
}, {
	plain: "Over the hand limit, Inspire and Unexpected Distraction go first.",
	drop: "Unexpected Distraction",
	say: "{card} is discarded: it can’t hurt the raiders."
}];
var tactics$1 = [
	...blows$1,
	...bosses,
	...purse,
	...ragnaros,
	...aims$1,
	...drops$1
];
// raids/onyxias-lair/tactics.ts
/** The flip power of each stage: used once per stage, lost when the stage ends. */
var flips = [
	{
		plain: "Stage 3: with twenty ready resources, flip and destroy every hero.",
		if: [
			"stage",
			"=",
			3
		],
		use: "Onyxia (Stage 3)",
		say: "Onyxia flips: that destroys every opposing hero."
	},
	{
		plain: "Stage 1: with ten ready resources, flip and destroy a hero, before the stage is lost.",
		if: [
			"stage",
			"=",
			1
		],
		use: "Onyxia (Stage 1)",
		say: "Onyxia flips: ten resources for a hero is the best trade she can make."
	},
	{
		plain: "The flip takes the healer; without one, the hero with the most health left, whom nothing else kills soon.",
		for: "Onyxia (Stage 1)",
		aim: {
			only: "healer",
			most: "health left"
		},
		say: "{target} is destroyed: the healer keeps the others alive."
	},
	{
		plain: "The flip takes the healer; without one, the hero with the most health left, whom nothing else kills soon.",
		for: "Onyxia (Stage 1)",
		aim: {
			only: "hero",
			most: "health left"
		},
		say: "{target} is destroyed: no other hero would last as long."
	},
	{
		plain: "Stage 2: flip for Whelps on her own turn once there would be at least four.",
		if: { all: ["own main time", [
			"resources",
			">=",
			4
		]] },
		use: "Onyxia (Stage 2)",
		say: "Onyxia flips: a Whelp for each of her resources."
	}
];
/** The cards that settle a turn. */
var blows = [
	{
		plain: "Brood of Onyxia as soon as stage 2 allows it.",
		if: "own main time",
		play: "Brood of Onyxia",
		say: "{card}: ten Whelps for one card."
	},
	{
		plain: "Home Lair Advantage is saved, and played before Burninate or Wrath of Onyxia when a raider could interrupt them.",
		if: { all: [
			"own main time",
			[
				"opposing ready resources",
				">=",
				2
			],
			{ any: [{ all: [{ holds: "Burninate" }, [
				"ready resources",
				">=",
				9
			]] }, { all: [
				{ holds: "Wrath of Onyxia" },
				[
					"ready resources",
					">=",
					7
				],
				[
					"opposing allies",
					">=",
					4
				]
			] }] }
		] },
		play: "Home Lair Advantage",
		say: "{card} first, so that nobody can interrupt what follows."
	},
	{
		plain: "Home Lair Advantage is saved, and played before Burninate or Wrath of Onyxia when a raider could interrupt them.",
		hold: "Home Lair Advantage",
		say: "{card} is saved for a turn that must not be interrupted."
	},
	{
		plain: "Burninate, Wrath of Onyxia and Bellowing Roar wait until they take four cards or more.",
		if: { all: ["own main time", [
			"opposing allies",
			">=",
			4
		]] },
		play: [
			"Burninate",
			"Wrath of Onyxia",
			"Bellowing Roar"
		],
		gains: 12,
		say: "{card}: the raiders have more allies than they can afford to lose."
	},
	{
		plain: "Flame Breath, Head Slam, Wing Buffet and Tossed into the Hatchery wait for three allies or more.",
		if: [
			"opposing allies",
			"<",
			3
		],
		hold: [
			"Flame Breath",
			"Head Slam",
			"Wing Buffet",
			"Tossed into the Hatchery"
		],
		say: "{card} waits for more allies."
	},
	{
		plain: "The Whelp Pits wait for stage 2, where they bring Whelps every turn.",
		if: [
			"stage",
			"!=",
			2
		],
		hold: "The Whelp Pits",
		say: "{card} waits for stage 2."
	},
	{
		plain: "Crush and Tail Swipe are not wasted on small fry.",
		play: ["Crush", "Tail Swipe"],
		gains: 6,
		say: "{card}: this target is worth it."
	},
	{
		plain: "Crush and Tail Swipe are not wasted on small fry.",
		hold: ["Crush", "Tail Swipe"],
		say: "{card} is saved for a bigger target."
	},
	{
		plain: "Another Lesson when Onyxia is ready and the raiders have at least two allies.",
		if: { all: [
			"own main time",
			"hero ready",
			[
				"attack",
				">=",
				2
			],
			[
				"opposing allies",
				">=",
				2
			]
		] },
		play: "Another Lesson",
		say: "{card}: she readies after each ally she bites."
	},
	{
		plain: "Another Lesson when Onyxia is ready and the raiders have at least two allies.",
		hold: "Another Lesson",
		say: "{card} waits for a turn with more than one attack."
	},
	{
		plain: "Tooth and Claw, Trample and Draconic Rage as early as possible: they help every turn.",
		if: { all: ["own main time", [
			"round",
			"<=",
			6
		]] },
		play: [
			"Tooth and Claw",
			"Trample",
			"Draconic Rage"
		],
		say: "{card} early: it adds to every attack from now on."
	}
];
/** Responses on the raiders' turns. */
var answers = [
	{
		plain: "Knock Away against a big assault: eight or more damage coming, or enough to end the stage.",
		if: { all: ["another's turn", { any: [[
			"damage coming",
			">=",
			8
		], [
			"damage coming",
			">=",
			"health left"
		]] }] },
		play: "Knock Away",
		gains: 2,
		say: "{card}: this turn’s assault does nothing."
	},
	{
		plain: "Knock Away against a big assault: eight or more damage coming, or enough to end the stage.",
		if: { not: [
			"damage coming",
			">=",
			"health left"
		] },
		hold: "Knock Away",
		say: "{card} is saved for a bigger assault."
	},
	{
		plain: "Foolish Mortals! only for five damage at once, or to save the stage.",
		if: { all: [[
			"damage coming",
			"<",
			5
		], [
			"damage coming",
			"<",
			"health left"
		]] },
		hold: "Foolish Mortals!",
		say: "{card} is saved until it prevents a full five damage."
	},
	{
		plain: "Devour takes an attacker that Onyxia defends against.",
		if: "hero defending",
		play: "Devour",
		gains: 3,
		say: "{card}: the attacker came too close to her jaws."
	},
	{
		plain: "Thrash only for a second attack on her own turn.",
		if: { any: [{ not: "own main time" }, "hero ready"] },
		hold: "Thrash",
		say: "{card} is saved for a second attack."
	},
	{
		plain: "Draconic Might once Onyxia attacks.",
		if: { not: "hero attacking" },
		hold: "Draconic Might",
		say: "{card} is saved until she attacks."
	},
	{
		plain: "Learn Your Place, Mortal! when it draws at least three cards.",
		if: [
			"room in hand",
			"<",
			4
		],
		hold: "Learn Your Place, Mortal!",
		say: "{card} waits until the hand is smaller."
	},
	{
		plain: "Head Slam only while Onyxia can easily afford the damage it costs.",
		if: [
			"health left",
			"<=",
			9
		],
		hold: "Head Slam",
		say: "{card} would cost health she needs."
	}
];
/** Choice of targets. */
var aims = [
	{
		plain: "After Another Lesson she attacks allies, one after another, before she attacks a hero.",
		if: { played: "Another Lesson" },
		attack: {
			only: "ally",
			most: "worth"
		},
		say: "She attacks {target}: after biting an ally she readies again."
	},
	{
		plain: "She attacks a hero that the attack would destroy.",
		if: { not: { played: "Another Lesson" } },
		attack: {
			only: "would be destroyed",
			most: "worth"
		},
		say: "She attacks {target} for the kill."
	},
	{
		plain: "She attacks the hero whose party hits hardest.",
		if: { not: { played: "Another Lesson" } },
		attack: {
			only: "hero",
			most: "threat"
		},
		say: "She attacks {target}: no party hits harder."
	},
	{
		plain: "Whelps attack the hero whose party hits hardest, unless they can destroy another.",
		by: "ally",
		attack: {
			only: "would be destroyed",
			most: "worth"
		},
		say: "A Whelp attacks {target} for the kill."
	},
	{
		plain: "Whelps attack the hero whose party hits hardest, unless they can destroy another.",
		by: "ally",
		attack: {
			only: "hero",
			most: "threat"
		},
		say: "A Whelp attacks {target}: no party hits harder."
	},
	{
		plain: "Crush takes an ally that attacks, otherwise a protector in the way, otherwise the ally with the most ATK.",
		if: "another's turn",
		for: ["Crush", "Devour"],
		aim: {
			only: "attacking",
			most: "worth"
		},
		say: "{card} on {target}: it is attacking."
	},
	{
		plain: "Crush takes an ally that attacks, otherwise a protector in the way, otherwise the ally with the most ATK.",
		for: [
			"Crush",
			"Tail Swipe",
			"Down the Gullet",
			"Smoke and Ash"
		],
		aim: {
			only: "ally",
			most: "ATK"
		},
		say: "{card} on {target}: no ally has more ATK."
	},
	{
		plain: "Trample exhausts a ready protector, otherwise the strongest ally.",
		for: "Trample",
		aim: {
			only: "protector",
			most: "health left"
		},
		say: "{card} exhausts {target}, who could have protected."
	},
	{
		plain: "Engulfing Flames burns the hero with the least health left.",
		for: "Engulfing Flames",
		aim: {
			only: "hero",
			least: "health left"
		},
		say: "{card} on {target}: no hero has less health left."
	}
];
/** What she discards first from a hand of more than ten cards. */
var drops = [{
	plain: "Over the hand limit, cards of another stage go first.",
	if: [
		"stage",
		"=",
		3
	],
	drop: ["Brood of Onyxia", "Deep Breath"],
	say: "{card} is discarded: its stage is over."
}, {
	plain: "Over the hand limit, cards of another stage go first.",
	if: [
		"stage",
		"=",
		1
	],
	drop: ["Lava Cracks", "Bellowing Roar"],
	say: "{card} is discarded: its stage is far away."
}];
// entry.ts
var then = {
	"onyxias-lair": { tactics: [
		...flips,
		...blows,
		...answers,
		...aims,
		...drops
	] },
	"molten-core": { tactics: tactics$1 },
	"magtheridons-lair": {
		tactics: tactics$2,
		advice
	},
	"black-temple": {
		tactics: tactics$3,
		advice: advice$1
	}
};
var known = /* @__PURE__ */ new WeakMap();
function asThen(library) {
	let found = known.get(library);
	if (!found) {
		const raids = library.raids.map((raid) => ({
			...raid,
			tactics: [],
			advice: [],
			...then[raid.id]
		}));
		found = {
			...library,
			raids
		};
		known.set(library, found);
	}
	return found;
}
var byNeed = true;
function makeBot(seat, seed, library) {
	return makePlayer(seat === 0 ? "tactics" : "raider", seat, seed, asThen(library));
}
export { byNeed, makeBot };
