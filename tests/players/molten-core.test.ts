/** The tactics of Molten Core as positions: what the Boss does there, and the reason that it speaks (raids/molten-core/tactics.ts). */
import { describe, expect, test } from 'vitest'
import type { TableSpec } from '../table/index.ts'
import { position, thought } from './position.ts'

const kor = 'Kor Cindervein'
const teep = 'Apprentice Teep'
const deck = Array.from({ length: 9 }, () => 'In Dreams')

type Boss = NonNullable<TableSpec['boss']>
/** The Boss's action phase, against Warrax and the healer Boris. */
const boss = (
  side: Boss,
  raiders: TableSpec['raiders'] = [{ deck }, { hero: 'Boris Brightbeard', deck }],
  turn = 'Boss',
) => position({ boss: side, raiders, turn })

describe('the ten Bosses', () => {
  test('Lucifron: his Protectors turn the ally with the most ATK against its own hero', () => {
    const t = boss({ hero: 'Lucifron', cards: ['Flamewaker Protector'] }, [{ cards: [teep, kor] }])
    expect(thought(t)).toEqual({
      does: 'use Flamewaker Protector',
      why: 'Flamewaker Protector turns an ally against its own hero.',
    })
    expect(thought(t.say('use Flamewaker Protector'))).toEqual({
      does: `pick ${kor}`,
      why: `Flamewaker Protector turns ${kor} against its own hero: no ready ally hits harder.`,
    })
  })

  test('Lucifron: Unexpected Distraction keeps him for his third turn, and is kept from a scratch', () => {
    const under = (damage: number) =>
      thought(
        boss({ hero: 'Lucifron', damage, resources: 1, hand: ['Unexpected Distraction'] }, [{ cards: [kor] }], 'R1')
          .propose(kor, 'Lucifron')
          .resolve()
          .passAll()
          .as('Boss'),
      )
    expect(under(4)).toEqual({
      does: 'play Unexpected Distraction',
      why: 'Unexpected Distraction: 3 damage was coming, and he has 2 health left.',
    })
    expect(under(0).does).toBe('pass')
  })

  test('Magmadar: Lava Spit waits for him, and burns a party while he is there', () => {
    const full = [{ cards: [teep, teep, teep] }]
    const before = boss(
      { hero: 'Lucifron', resources: 2, hand: ['Lava Spit'], decks: { rune: ['Rune of Kress'] } },
      full,
    )
    expect(thought(before).does).not.toContain('Lava Spit')
    expect(thought(boss({ hero: 'Magmadar', resources: 2, hand: ['Lava Spit'] }, full))).toEqual({
      does: 'play Lava Spit',
      why: 'Lava Spit: while Magmadar is here, it burns everyone in that party.',
    })
  })

  test('Magmadar attacks the hero whom he destroys, else the one with the least health left', () => {
    const at = (damage: number) =>
      thought(boss({ hero: 'Magmadar' }, [{ damage }, { hero: 'Litori Frostburn' }]).say('attack Magmadar'))
    expect(at(26)).toEqual({ does: 'pick Warrax', why: 'The Boss attacks Warrax for the kill.' })
    expect(at(0)).toEqual({
      does: 'pick Litori Frostburn',
      why: 'Magmadar attacks Litori Frostburn before he flips, whatever a Hunter does later.',
    })
  })

  test('Gehennas attacks the healer while nobody can be healed', () => {
    const t = boss({ hero: 'Gehennas', row: ['Rune of Mohn'] }).say('attack Gehennas')
    expect(thought(t)).toEqual({
      does: 'pick Boris Brightbeard',
      why: 'Gehennas attacks Boris Brightbeard: the healer, while nobody can be healed.',
    })
  })

  test('Garr, flipped, sends a Firesworn into a party that it hurts, and into none that it does not', () => {
    const garr = (cards: readonly string[]) =>
      thought(
        boss(
          {
            hero: 'Garr',
            flipped: true,
            exhausted: true,
            resources: 1,
            cards: [{ name: 'Firesworn', exhausted: true }],
          },
          [{ cards }],
        ),
      )
    expect(garr([teep, teep, kor])).toEqual({
      does: 'use Garr',
      why: 'Garr sends a Firesworn into a party that it hurts.',
    })
    expect(garr([]).does).toBe('pass')
  })

  test('Baron Geddon flips at 12 damage and blows himself up; before that he stays', () => {
    const geddon = (damage: number, flipped = false) => boss({ hero: 'Baron Geddon', damage, flipped, resources: 1 })
    expect(thought(geddon(11)).does).toBe('pass')
    expect(thought(geddon(12))).toEqual({
      does: 'use Baron Geddon',
      why: 'Baron Geddon flips: with 12 damage he can blow up.',
    })
    expect(thought(geddon(12, true)).why).toBe(
      'Baron Geddon blows up: 12 fire damage to every hero and ally, since he would fall anyway.',
    )
  })

  test('Baron Geddon: The Bomb is a hero near death, else the one with the most allies', () => {
    const bomb = (damage: number) => {
      const t = boss({ hero: 'Baron Geddon', row: ['Rune of Zeth'] }, [
        { deck, cards: [teep, kor] },
        { hero: 'Boris Brightbeard', deck, damage },
      ])
      t.until('Boss', 'end')
      while (!t.asked().endsWith('choose')) t.answer(0)
      return thought(t)
    }
    expect(bomb(0)).toEqual({ does: 'pick Warrax', why: 'Warrax is The Bomb: this hero stands in a crowd.' })
    expect(bomb(23).why).toBe('Boris Brightbeard is The Bomb: the next blast would be the last.')
  })

  describe('Shazzrah', () => {
    const six = [{ cards: [teep, teep, kor] }, { hero: 'Boris Brightbeard', cards: [teep, teep, kor] }]
    const shazzrah = (raiders: TableSpec['raiders'], turn = 'Boss', damage = 0) =>
      boss({ hero: 'Shazzrah', resources: 1, damage }, raiders, turn)

    test('attacks first, then flips if six allies stand on the table', () => {
      const t = shazzrah(six)
      expect(thought(t).does).toBe('attack Shazzrah')
      expect(thought(t.attack('Shazzrah', 'Warrax'))).toEqual({
        does: 'use Shazzrah',
        why: 'Shazzrah flips and falls on the raiders: among 6 allies he can hardly miss.',
      })
    })

    test('waits while there are few of them, up to the end of the last turn before his own', () => {
      const few = [
        { deck, cards: [teep] },
        { hero: 'Boris Brightbeard', deck },
      ]
      expect(thought(shazzrah(few).attack('Shazzrah', 'Warrax')).does).toBe('pass')
      const last = shazzrah(few, 'R2').until('R2', 'end').as('Boss')
      expect(thought(last).why).toBe('Shazzrah flips and falls on the raiders: on his own turn he rises again.')
    })

    test('flips before a blow that would end him, and not for a scratch', () => {
      const under = (damage: number) =>
        thought(
          shazzrah([{ deck, cards: [kor] }], 'R1', damage)
            .propose(kor, 'Shazzrah')
            .as('Boss'),
        )
      expect(under(11).why).toBe('Shazzrah flips before 2 damage can strike him down.')
      expect(under(2).does).toBe('pass')
    })
  })

  test('Lucifron: his Curse does two things while he is there', () => {
    const t = boss({ hero: 'Lucifron', exhausted: true, resources: 1, hand: ["Lucifron's Curse"] }, [
      { cards: [{ name: 'Blessing of Might', on: 'Warrax' }] },
    ])
    expect(thought(t).why).toBe("Lucifron's Curse: while Lucifron is here, it does both.")
  })

  test('Garr keeps five Firesworn: they do not attack into a protector', () => {
    const garr = (firesworn: number, ally: string) =>
      thought(
        boss({ hero: 'Garr', exhausted: true, cards: Array.from({ length: firesworn }, () => 'Firesworn') }, [
          { cards: [ally] },
        ]),
      ).does
    expect(garr(5, 'Crazy Igvand')).toBe('pass')
    expect(garr(8, 'Crazy Igvand')).toBe('attack Firesworn')
    expect(garr(5, teep)).toBe('attack Firesworn')
  })

  test('a Boss who hits hard has protectors cleared out of his way', () => {
    const shackles = (hero: string) =>
      thought(
        boss({ hero, resources: 1, hand: ['Magma Shackles'] }, [{ cards: [kor, 'Crazy Igvand'] }]).say(
          'play Magma Shackles',
        ),
      ).why
    expect(shackles('Golemagg the Incinerator')).toBe('Magma Shackles on Crazy Igvand, who could have protected.')
    expect(shackles('Lucifron')).toBe(`Magma Shackles on ${kor}: no ally hits harder.`)
  })

  test('Sulfuron attacks instead of flipping, unless a protector is ready', () => {
    expect(thought(boss({ hero: 'Sulfuron Harbinger' })).does).toBe('attack Sulfuron Harbinger')
    expect(thought(boss({ hero: 'Sulfuron Harbinger' }, [{ cards: ['Crazy Igvand'] }]))).toEqual({
      does: 'use Sulfuron Harbinger',
      why: 'Sulfuron flips: a protector would block his attack now, and later he hits twice as hard.',
    })
  })

  test('Sulfuron: after his attack Inspire turns and readies him for a second one', () => {
    const t = boss({ hero: 'Sulfuron Harbinger', resources: 4, hand: ['Inspire'] })
    expect(thought(t).does).toBe('attack Sulfuron Harbinger')
    t.attack('Sulfuron Harbinger', 'Warrax')
    expect(thought(t).why).toBe('Inspire: Sulfuron attacks a second time, twice as hard.')
    expect(thought(t.play('Inspire').resolve())).toEqual({
      does: 'yes',
      why: 'He flips: his other side hits harder.',
    })
    expect(thought(t.say('yes')).does).toBe('yes')
    expect(thought(t.say('yes')).does).toBe('attack Sulfuron Harbinger')
  })

  test('Sulfuron’s Priests heal him first', () => {
    const t = boss({
      hero: 'Sulfuron Harbinger',
      damage: 5,
      exhausted: true,
      cards: ['Flamewaker Priest', { name: 'Core Rager', damage: 2 }],
    })
    expect(thought(t.say('use Flamewaker Priest'))).toEqual({
      does: 'pick Sulfuron Harbinger',
      why: 'Flamewaker Priest heals Sulfuron Harbinger: no health matters more.',
    })
  })

  test('Golemagg: the Flames of the Incinerator burn for four while he is there', () => {
    const t = boss({ hero: 'Golemagg the Incinerator', resources: 2, hand: ['Flames of the Incinerator'] }, [
      { damage: 20 },
      { hero: 'Boris Brightbeard' },
    ])
    expect(thought(t).why).toBe('Flames of the Incinerator: while Golemagg is here, it burns for four each turn.')
    expect(thought(t.say('play Flames of the Incinerator')).why).toBe(
      'Flames of the Incinerator on Warrax: no hero has less health left.',
    )
  })

  test('Golemagg burns a hero whom three damage destroys', () => {
    const t = boss({ hero: 'Golemagg the Incinerator' }, [
      { deck, cards: [kor] },
      { hero: 'Boris Brightbeard', deck, damage: 25 },
    ])
    expect(thought(t.until('Boss', 'end')).why).toBe('Golemagg burns Boris Brightbeard to death.')
  })

  test('Core Ragers attack: they ready as the turn ends, and still protect', () => {
    const t = boss({ hero: 'Golemagg the Incinerator', exhausted: true, cards: ['Core Rager'] }, [
      { cards: [teep, teep, teep, teep, teep, teep, teep, teep, teep, teep] },
    ])
    expect(thought(t).does).toBe('attack Core Rager')
  })

  test('Majordomo: Elites stay back as long as the raiders have three ready allies; Healers hurt a party', () => {
    const t = boss({ hero: 'Majordomo Executus', cards: ['Flamewaker Elite', 'Flamewaker Healer'] }, [
      { cards: [teep, teep, kor] },
    ])
    expect(thought(t)).toEqual({ does: 'use Flamewaker Healer', why: 'Flamewaker Healer hurts everyone in a party.' })
    const after = boss({ hero: 'Majordomo Executus', cards: ['Flamewaker Elite'] }, [{ cards: [teep, teep, kor] }])
    expect(thought(after).does).toBe('pass')
    expect(thought(boss({ hero: 'Majordomo Executus', cards: ['Flamewaker Elite'] }, [{}])).does).toBe(
      'attack Flamewaker Elite',
    )
  })

  test('Ragnaros: Flaming Assault comes after his attack, Unstoppable Flame before it', () => {
    const t = boss({ hero: 'Ragnaros', flipped: true, resources: 8, hand: ['Flaming Assault', 'Unstoppable Flame'] }, [
      { cards: ['Crazy Igvand'] },
    ])
    expect(thought(t).why).toBe('Unstoppable Flame: nobody gets in the way of Ragnaros now.')
    const open = boss({ hero: 'Ragnaros', flipped: true, resources: 3, hand: ['Flaming Assault'] })
    expect(thought(open).does).toBe('attack Ragnaros')
    expect(thought(open.attack('Ragnaros', 'Warrax')).why).toBe('Flaming Assault: Ragnaros attacks once more.')
  })

  test('Ragnaros: DIE, INSECT! comes before his other cards, but not to a full hand', () => {
    const at = (more: number) =>
      thought(
        boss(
          {
            ...{ hero: 'Ragnaros', flipped: true, resources: 4 },
            hand: ['DIE, INSECT!', 'Wrath of Ragnaros', ...Array.from({ length: more }, () => 'Fury of the Firelord')],
          },
          [{ cards: [kor, teep] }],
        ),
      )
    expect(at(5)).toEqual({
      does: 'play DIE, INSECT!',
      why: 'DIE, INSECT!: from now on each ally that falls brings a card.',
    })
    expect(at(6).does).toBe('play Wrath of Ragnaros')
  })

  test('Ragnaros: with exactly three resources everything is played, for he submerges', () => {
    const t = boss(
      {
        hero: 'Ragnaros',
        flipped: true,
        exhausted: true,
        resources: 3,
        hand: ['Lava Splash'],
        row: ['Rune of Mazj', 'Rune of Koro', 'Rune of Blaz'],
      },
      [{ cards: [teep, kor] }],
    )
    expect(thought(t).why).toBe('Lava Splash now: Ragnaros submerges as this turn ends.')
  })

  test('Ragnaros attacks the hero whose fall would bring most, rather than the one with the least health left', () => {
    const two = (damage: number) =>
      thought(
        boss({ hero: 'Ragnaros', flipped: true }, [
          { deck, cards: ['Leeroy Jenkins', kor] },
          { deck, hero: 'Litori Frostburn', damage },
        ]).say('attack Ragnaros'),
      )
    expect(two(2)).toEqual({
      does: 'pick Warrax',
      why: 'Ragnaros attacks Warrax: 30 health left, and 9 ATK in that party.',
    })
    expect(two(24)).toEqual({ does: 'pick Litori Frostburn', why: 'The Boss attacks Litori Frostburn for the kill.' })
  })

  test('Ragnaros answers an assault with Elemental Fire', () => {
    const t = boss(
      { hero: 'Ragnaros', flipped: true, resources: 1, hand: ['Elemental Fire'] },
      [{ cards: [kor, 'Leeroy Jenkins'] }],
      'R1',
    )
    expect(thought(t.propose('Leeroy Jenkins', 'Ragnaros').as('Boss')).why).toBe(
      'Elemental Fire: 6 damage is coming, and burns the whole party that deals it.',
    )
  })
})

describe('the purse', () => {
  const keyed = [
    ["Gehennas's Shadowbolt", 'Gehennas', 'Rune of Mohn', 3],
    ['Magma Shackles', 'Garr', 'Rune of Blaz', 1],
    ['Living Bomb', 'Baron Geddon', 'Rune of Zeth', 1],
    ["Shazzrah's Arcane Explosion", 'Shazzrah', 'Rune of Mazj', 2],
    ['Flames of the Incinerator', 'Golemagg the Incinerator', 'Rune of Theri', 2],
  ] as const
  const full = [{ cards: [kor, 'Leeroy Jenkins', teep] }]

  test.each(keyed)(
    '%s is kept while %s is the next, and played when he is there or far',
    (card, name, rune, resources) => {
      const with_ = (hero: string, runes: readonly string[]) =>
        boss({ hero, exhausted: true, flipped: true, resources, hand: [card], decks: { rune: runes } }, full)
      expect(thought(with_('Lucifron', [rune])).does).toBe('pass')
      expect(thought(with_('Lucifron', ['Rune of Kress', rune])).does).toBe(`play ${card}`)
      const here = thought(with_(name, []))
      expect(here.does).toBe(`play ${card}`)
      expect(here.why).toContain('is here')
    },
  )

  test('a full hand keeps nothing', () => {
    const hand = Array.from({ length: 10 }, () => 'Living Bomb')
    const t = boss({ hero: 'Lucifron', exhausted: true, resources: 1, hand, decks: { rune: ['Rune of Zeth'] } }, full)
    expect(thought(t).does).toBe('play Living Bomb')
  })

  test('Ashes to Ashes comes early against three allies; against fewer it waits for Majordomo when no rune is left', () => {
    const ashes = (hero: string, rune: readonly string[], raiders: TableSpec['raiders'] = [{ cards: [kor, kor] }]) =>
      thought(boss({ hero, exhausted: true, resources: 3, hand: ['Ashes to Ashes'], decks: { rune } }, raiders))
    expect(ashes('Lucifron', []).does).toBe('pass')
    expect(ashes('Lucifron', ['Rune of Koro']).does).toBe('play Ashes to Ashes')
    expect(ashes('Lucifron', [], full).why).toBe('Ashes to Ashes first: every raider who has an ally loses one.')
    expect(ashes('Lucifron', ['Rune of Koro'], full).does).toBe('play Ashes to Ashes')
    for (const raiders of [undefined, full])
      expect(ashes('Majordomo Executus', [], raiders).why).toBe(
        'Ashes to Ashes: while Majordomo is here, he chooses what burns.',
      )
  })

  test('what each raider must do is weighed for each of them', () => {
    const four = (card: string, raiders: TableSpec['raiders']) =>
      thought(
        boss(
          { hero: 'Lucifron', exhausted: true, resources: 4, hand: [card], decks: { rune: ['Rune of Koro'] } },
          raiders,
        ),
      ).does
    expect(four('Flame Burst', [{ resources: 4 }, { resources: 4 }, { resources: 4 }])).toBe('play Flame Burst')
    expect(four('Flame Burst', [{}, {}, {}])).toBe('pass')
    expect(four('Ashes to Ashes', [{ cards: [kor] }, { cards: [kor] }])).toBe('play Ashes to Ashes')
  })

  test('Flame Burst comes first, as soon as each raider has a resource', () => {
    const four = (raiders: TableSpec['raiders']) =>
      thought(
        boss(
          {
            hero: 'Lucifron',
            exhausted: true,
            resources: 4,
            hand: ['Living Bomb', 'Flame Burst', 'Inspire'],
            decks: { rune: ['Rune of Koro'] },
          },
          raiders,
        ),
      )
    const { does, why } = four([{ resources: 4, cards: [kor] }, { resources: 1 }, { resources: 2 }])
    expect(does).toBe('play Flame Burst')
    expect(why).toBe('Flame Burst first: every raider who has a resource loses one for good.')
    expect(four([{ resources: 2, cards: [kor] }, {}, {}]).does).toBe('play Living Bomb')
  })

  test('Majordomo: instants too are spent, for hand and Main deck go', () => {
    const t = boss({ hero: 'Majordomo Executus', resources: 1, hand: ['Tight Quarters'] }, [{ cards: ['Krol Blade'] }])
    expect(thought(t)).toEqual({
      does: 'play Tight Quarters',
      why: 'Tight Quarters now: cards not spent before Ragnaros awakens are lost.',
    })
  })

  test('Volcanic Lair is played early, since it stays for every Boss', () => {
    const side = { hero: 'Golemagg the Incinerator', exhausted: true, hand: ['Volcanic Lair'] }
    expect(thought(boss({ ...side, resources: 1 }))).toEqual({
      does: 'play Volcanic Lair',
      why: 'Volcanic Lair: once five Minions wait in the row, it destroys a hero as each turn starts.',
    })
  })

  test('Golemagg: Inspire turns him over, so that he hits back', () => {
    const t = boss({ hero: 'Golemagg the Incinerator', resources: 4, hand: ['Inspire'] }, [{ cards: [kor] }])
    expect(thought(t)).toEqual({
      does: 'play Inspire',
      why: 'Inspire: whoever hurts Golemagg from now on is dealt 5 damage.',
    })
    expect(thought(t.play('Inspire').resolve())).toEqual({ does: 'yes', why: 'He flips: his other side hits back.' })
    const turned = boss({ hero: 'Golemagg the Incinerator', flipped: true, resources: 4, hand: ['Inspire'] })
    expect(thought(turned).does).toBe('attack Golemagg the Incinerator')
  })

  test('Inspire never turns Majordomo', () => {
    const t = boss({ hero: 'Majordomo Executus', resources: 4, hand: ['Inspire'], cards: ['Flamewaker Elite'] })
    expect(thought(t).does).not.toBe('play Inspire')
  })
})

describe('raiders', () => {
  const raid = (side: Boss, raider: NonNullable<TableSpec['raiders']>[number]) => boss(side, [raider], 'R1')

  test('a Hunter turns Magmadar back before he hits for ten, and never the other way', () => {
    const hunt = (flipped: boolean) =>
      thought(raid({ hero: 'Magmadar', flipped }, { hero: 'Elendril', resources: 1 })).does
    expect(hunt(true)).toBe('use Magmadar')
    expect(hunt(false)).not.toBe('use Magmadar')
  })

  test('nobody attacks Ragnaros while he is Submerged, and all do when he has risen', () => {
    const at = (flipped: boolean) => thought(raid({ hero: 'Ragnaros', flipped }, { cards: [kor] })).does
    expect(at(false)).toBe('pass')
    expect(at(true)).toBe(`attack ${kor}`)
  })

  test('nobody attacks Majordomo, whom no damage destroys', () => {
    expect(thought(raid({ hero: 'Majordomo Executus' }, { cards: [kor] })).does).toBe('pass')
  })

  test('no ability is played into the Rune of Mazj, nobody heals under the Rune of Mohn', () => {
    const heal = (hero: string, runes: readonly string[]) =>
      thought(raid({ hero, row: runes }, { hero: 'Boris Brightbeard', damage: 15, resources: 8, hand: ['Heal'] })).does
    expect(heal('Sulfuron Harbinger', [])).toBe('play Heal')
    expect(heal('Gehennas', ['Rune of Mohn'])).not.toBe('play Heal')
    expect(heal('Shazzrah', ['Rune of Mazj'])).not.toBe('play Heal')
  })
})
