/** A campaign as data from outside: its form, and its file, which includes its decks. */
import { z } from 'zod'
import { deckShape, few } from '../language/deck-shape.ts'
import { outsideProblem } from '../language/outside.ts'
import { plainText } from '../language/plain-text.ts'
import type { DeckDef } from '../language/types.ts'
import { bounds } from '../state/bounds.ts'
import { type Campaign, mostTries } from './campaign.ts'

/** The most raids that a campaign counts, and the most heroes. */
const most = { wins: 500, heroes: 100 }

const name = z.string().transform((text) => plainText(text, bounds.name))
const rows = few(z.tuple([z.number().int().min(1).max(bounds.deck), name]), bounds.deck)
const win = z.object({
  key: name,
  raid: name,
  name,
  mode: name.optional(),
  heroes: few(name, 6),
  drawn: few(name, bounds.deck),
})

const tried = z.object({
  ...{ key: name, raid: name, won: z.boolean(), conceded: z.boolean(), fell: few(name, 6) },
  told: z.string().transform((text) => plainText(text, bounds.text)),
})

export const campaignShape = z.object({
  tries: few(tried, mostTries).default([]),
  wins: few(win, most.wins),
  heroes: few(z.object({ hero: name, deck: name, loot: rows }), most.heroes),
  chest: rows,
  left: z.record(name, z.number().int().min(0).max(bounds.deck)).optional(),
})

const fileShape = z.object({
  format: z.literal('raidkeeper-campaign'),
  version: z.literal(1),
  campaign: campaignShape,
  decks: few(deckShape, most.heroes),
})

/** The campaign as a file. `decks`: those of its heroes that are not in the library. */
export const campaignJson = (campaign: Campaign, decks: readonly DeckDef[]): string =>
  `${JSON.stringify({ format: 'raidkeeper-campaign', version: 1, campaign, decks }, null, 1)}\n`

/** Whether a text is a campaign's file, judged by its beginning, since it may be large. */
export const isCampaign = (text: string): boolean => text.slice(0, 200).includes('"raidkeeper-campaign"')

/** The campaign in a file and its decks, or its fault with place and fix. Does not check whether its cards exist. */
export function readCampaign(text: string): { campaign: Campaign; decks: readonly DeckDef[] } | { wrong: string } {
  const fix = 'Choose a file that raidkeeper has saved of a campaign.'
  if (text.length > bounds.file) return { wrong: `The file is larger than ${bounds.file / 2 ** 20} MB. ${fix}` }
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return { wrong: `It is not valid JSON. ${fix}` }
  }
  const { data, error } = fileShape.safeParse(value)
  if (data) return oneOfEach(data.campaign, data.decks)
  const { path, what } = outsideProblem(error)
  const where = path.join('.') || 'the file'
  return { wrong: `${plainText(where, bounds.name)}: ${plainText(what, bounds.name)}. ${fix}` }
}

/** Refuses a hero who appears twice, since their treasures would, too. */
function oneOfEach(campaign: Campaign, decks: readonly DeckDef[]): ReturnType<typeof readCampaign> {
  const names = campaign.heroes.map(({ hero }) => hero)
  const twice = names.find((hero, i) => names.indexOf(hero) !== i)
  return twice === undefined
    ? { campaign, decks }
    : { wrong: `campaign.heroes: ${twice} is there twice. Leave one of the two in the file.` }
}
