/** The campaign: raids that are won, the treasures of each hero and which of them are in its deck, the chest; its file. */
import './campaign.css'
import { useSignal } from '@preact/signals'
import {
  type Campaign,
  type CampaignHero,
  campaignJson,
  given,
  newCampaign,
  readCampaign,
  scarsOf,
  unwon,
  withDeck,
} from '../../campaign/index.ts'
import { copiesIn } from '../../decks/index.ts'
import type { DeckDef } from '../../language/types.ts'
import { fileText } from '../../session/saved-file.ts'
import type { App } from '../app.tsx'
import { openCampaigns } from '../storage/campaign-store.ts'
import { isOwnDeck, newDeckId } from '../storage/deck-store.ts'
import { download } from '../storage/save-store.ts'
import { pickFiles } from '../ui/browser.ts'
import { askDialog, ClosingButton, openDialog } from '../ui/dialog.tsx'
import { FieldLine, Select } from '../ui/fields.tsx'
import { whileWaiting } from '../ui/waiting.tsx'
import { Board } from './board.tsx'
import { type Cards, deckOf, keepInDeck, loadCampaignCards, rankOf, usersOf, whyNot } from './campaign-cards.ts'
import { CardText } from './card-notes.tsx'

const look = { class: 'reading campaign' }

/** Shows the campaign that is on, or offers to begin one. `news`: what has just happened. */
export async function openCampaign(app: App, news = ''): Promise<void> {
  const all = [openCampaigns(app.database).read(), loadCampaignCards(app.catalogue()), app.decks.refresh()] as const
  const loaded = await whileWaiting('Loading the campaign…', Promise.all(all)).catch(() => null)
  if (!loaded) {
    askDialog(
      'The campaign can’t be shown yet',
      'Its cards could not be loaded. Check your connection, then try again.',
      [{ text: 'Try again', act: () => void openCampaign(app, news) }],
    )
    return
  }
  const [campaign, cards] = loaded
  if (campaign === null || campaign === 'damaged')
    openDialog('Campaign', <NoCampaign app={app} damaged={campaign !== null} news={news} />, look)
  else openDialog('Campaign', <Shown app={app} cards={cards} now={campaign} news={news} />, look)
}

function NoCampaign({ app, damaged, news }: { app: App; damaged: boolean; news: string }) {
  const begin = async (): Promise<void> =>
    openCampaign(app, (await openCampaigns(app.database).write(newCampaign)) || 'The campaign has begun: win a raid.')
  return (
    <>
      {news && <p role="status">{news}</p>}
      {damaged && (
        <p class="warn" role="alert">
          The campaign that is kept here can’t be read. Open its file if you have one, or begin a new campaign in its
          place.
        </p>
      )}
      <p>
        In a campaign your party draws treasures from each raid that it wins: two cards for each raider. You share them,
        and put them into your decks for the next raid. A lost raid teaches: when the raid is won at last, the party
        draws a card more for each loss, up to three; a conceded one teaches nothing. Nothing else changes: decks keep
        to the rules, and you may play any other raid in between.
      </p>
      <FieldLine>
        <ClosingButton main act={begin}>
          Begin a campaign
        </ClosingButton>
        <ClosingButton act={() => openFile(app)}>Open a campaign’s file</ClosingButton>
      </FieldLine>
    </>
  )
}

interface ShownProps {
  app: App
  cards: Cards
  now: Campaign
  news: string
}

/** The actions of a part of the dialog. */
interface Doing {
  app: App
  cards: Cards
  campaign: Campaign
  /** Saves the campaign as it is now, and reports it. */
  keep(campaign: Campaign, said: string): Promise<void>
}

function Shown({ app, cards, now, news }: ShownProps) {
  const campaign = useSignal(now)
  const said = useSignal(news)
  const keep = async (next: Campaign, text: string): Promise<void> => {
    campaign.value = next
    said.value = [text, await openCampaigns(app.database).write(next)].filter(Boolean).join(' ')
  }
  const doing: Doing = { app, cards, campaign: campaign.value, keep }
  const { heroes, chest } = campaign.value
  const decks = heroes.flatMap((hero) => deckOf(app, hero) ?? [])
  const useful = chest.toSorted(([, a], [, b]) => rankOf(cards, decks, a) - rankOf(cards, decks, b))
  return (
    <>
      <p role="status" class="news">
        {said.value}
      </p>
      <Board app={app} campaign={campaign.value} />
      {heroes.map((hero) => (
        <Hero key={hero.hero} doing={doing} hero={hero} />
      ))}
      {chest.length > 0 && (
        <section aria-label="The chest">
          <h3>The chest</h3>
          <ul class="loot">
            {useful.map(([n, card]) => (
              <li key={card}>
                <CardText cards={cards} name={card} />
                <span class="note">{`${n > 1 ? `${n} copies. ` : ''}${usersOf(cards, decks, card)}`}</span>
                <Give doing={doing} card={card} from={null} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <FieldLine>
        <button type="button" onClick={() => saveFile(app, campaign.value)}>
          Save to file
        </button>
        <ClosingButton act={() => openFile(app)}>Open another campaign’s file</ClosingButton>
        <ClosingButton act={() => askToEnd(app)}>End the campaign</ClosingButton>
      </FieldLine>
    </>
  )
}

function Hero({ doing, hero }: { doing: Doing; hero: CampaignHero }) {
  const { app, cards, campaign, keep } = doing
  const deck = deckOf(app, hero)
  const build = async (ready: DeckDef): Promise<void> => {
    const { deck: own, trouble } = isOwnDeck(ready.id) ? { deck: ready, trouble: '' } : await keepInDeck(app, ready, [])
    if (own !== ready) await keep(withDeck(campaign, hero.hero, own.id), trouble)
    app.go.decks(`#deck=${own.id}`)
  }
  const scars = scarsOf(campaign, hero.hero)
  const strange = deck ? unwon([...deck.cards, ...(deck.side ?? [])], hero.loot, cards.treasures) : []
  return (
    <section aria-label={hero.hero}>
      <h3>
        {hero.hero}
        {scars > 0 && <span class="note">{` ${scars === 1 ? '1 scar' : `${scars} scars`}`}</span>}
      </h3>
      <p class="note">
        {deck ? `Deck: ${deck.name}` : 'The deck is gone: raid with another deck of this hero, and it takes its place.'}
      </p>
      {deck && <ClosingButton act={() => build(deck)}>Open its deck</ClosingButton>}
      {strange.length > 0 && (
        <p class="warn">{`In this deck, but not won: ${strange.map(([n, card]) => `${n} ${card}`).join(', ')}.`}</p>
      )}
      {hero.loot.length === 0 && <p class="note">No treasure yet.</p>}
      <ul class="loot">
        {hero.loot.map(([n, card]) => (
          <Loot key={card} doing={doing} hero={hero} deck={deck} card={card} n={n} />
        ))}
      </ul>
    </section>
  )
}

interface LootProps {
  doing: Doing
  hero: CampaignHero
  deck: DeckDef | undefined
  card: string
  n: number
}

function Loot({ doing, hero, deck, card, n }: LootProps) {
  const { app, cards, campaign, keep } = doing
  const inside = deck ? copiesIn(deck, card) : 0
  const why = whyNot(cards, deck, card)
  const change = async (by: number): Promise<void> => {
    if (!deck) return
    const { deck: next, trouble } = await keepInDeck(app, deck, [[by, card]])
    const done = by > 0 ? `${card} is in “${next.name}”.` : `${card} is no longer in “${next.name}”.`
    await keep(withDeck(campaign, hero.hero, next.id), [done, trouble].filter(Boolean).join(' '))
  }
  return (
    <li>
      <CardText cards={cards} name={card} />
      <span class="note">{`${Math.min(inside, n)} of ${n} in the deck`}</span>
      {inside < n && !why && (
        <button type="button" aria-label={`Put in: ${card}`} onClick={() => void change(1)}>
          Put in
        </button>
      )}
      {inside < n && why && <span class="note">{why}</span>}
      {inside > 0 && deck && (
        <button type="button" aria-label={`Take out: ${card}`} onClick={() => void change(-1)}>
          Take out
        </button>
      )}
      {inside < n && <Give doing={doing} card={card} from={hero.hero} />}
    </li>
  )
}

/** Gives a card that is in no deck to somebody else. */
function Give({ doing, card, from }: { doing: Doing; card: string; from: string | null }) {
  const { campaign, cards, app, keep } = doing
  const others = campaign.heroes.filter(({ hero }) => hero !== from)
  const options: [string, string][] = [
    ['-', 'Give to…'],
    ...others.map((one): [string, string] => [
      one.hero,
      whyNot(cards, deckOf(app, one), card) ? `${one.hero} (can’t use it)` : one.hero,
    ]),
    ...(from === null ? [] : [['', 'The chest'] satisfies [string, string]]),
  ]
  const give = (to: string): void => {
    if (to !== '-')
      void keep(given(campaign, card, from, to || null), `${card}: now ${to ? `with ${to}` : 'in the chest'}.`)
  }
  return options.length > 1 ? <Select name={`Give ${card} to`} options={options} value="-" change={give} /> : null
}

/** The campaign's file: with the decks that only this browser has. */
function saveFile(app: App, campaign: Campaign): void {
  const decks = campaign.heroes.flatMap(({ deck }) => app.decks.get(deck) ?? [])
  download('raidkeeper-campaign.json', campaignJson(campaign, decks))
}

async function openFile(app: App): Promise<void> {
  const [file] = await pickFiles()
  if (!file) return openCampaign(app)
  const text = await fileText(file)
  const read = typeof text === 'string' ? readCampaign(text) : { wrong: text.message }
  if ('wrong' in read) return openCampaign(app, `The file can’t be opened. ${read.wrong}`)
  const known = await openCampaigns(app.database).read()
  const take = async (): Promise<void> => openCampaign(app, await takeOver(app, read.campaign, read.decks))
  if (known === null || known === 'damaged' || known.wins.length === 0) return take()
  askDialog(
    'Replace the campaign?',
    'The campaign that is kept here is replaced by that of the file. Its decks stay.',
    [
      { text: 'Replace it', act: () => void take() },
      { text: 'Keep it', act: () => void openCampaign(app) },
    ],
  )
}

/** Keeps a campaign from a file, its decks under ids of this browser. Returns a message for the player. */
async function takeOver(app: App, campaign: Campaign, decks: readonly DeckDef[]): Promise<string> {
  let next = campaign
  const said: string[] = []
  for (const { hero, deck: id } of campaign.heroes) {
    const deck = decks.find((one) => one.id === id)
    if (!deck) {
      if (isOwnDeck(id)) said.push(`The file lacks the deck of ${hero}.`)
      continue
    }
    const own = { ...deck, id: newDeckId() }
    said.push(await app.decks.put(own))
    next = withDeck(next, hero, own.id)
  }
  said.push(await openCampaigns(app.database).write(next))
  return [`The campaign has been opened: ${next.wins.length} won.`, ...new Set(said)].filter(Boolean).join(' ')
}

const askToEnd = (app: App): void =>
  askDialog(
    'End the campaign?',
    'What is won and who has it is forgotten; the decks stay as they are. Save it to a file first if you may want it back.',
    [
      {
        text: 'End it',
        act: () =>
          void openCampaigns(app.database)
            .remove()
            .then(() => openCampaign(app, 'The campaign has ended.')),
      },
      { text: 'Go on with it', act: () => void openCampaign(app) },
    ],
  )
