/** After a won raid: the cards drawn by the party, and their new owners. */
import './campaign.css'
import { useSignal } from '@preact/signals'
import {
  type Campaign,
  drawTreasure,
  fairShares,
  hasWin,
  lessonsOf,
  newCampaign,
  packSize,
  type Share,
  winKey,
  withDeck,
  withWin,
} from '../../campaign/index.ts'
import { library } from '../../content.ts'
import type { RaidSetup } from '../../engine/types.ts'
import type { DeckDef } from '../../language/types.ts'
import type { Offer } from '../../raid/format.ts'
import type { App } from '../app.tsx'
import { CardPicture } from '../decks/card-picture.tsx'
import { openCampaigns } from '../storage/campaign-store.ts'
import { askDialog, ClosingButton, openDialog } from '../ui/dialog.tsx'
import { Check, FieldLine, Select } from '../ui/fields.tsx'
import { whileWaiting } from '../ui/waiting.tsx'
import { openCampaign } from './campaign.tsx'
import { type Cards, keepInDeck, loadCampaignCards, rankOf, takerOf, usersOf, whyNot } from './campaign-cards.ts'
import { CardText } from './card-notes.tsx'

/** The won raid and its party. */
interface Spoils {
  key: string
  raid: Offer
  mode: string
  decks: readonly DeckDef[]
  shares: readonly Share[]
  /** The cards that lost raids have added. */
  lessons: number
}

/** Shows the treasure of a won raid's party; if it has been drawn before, the campaign. */
export async function openTreasure(app: App, setup: RaidSetup): Promise<void> {
  const all = [openCampaigns(app.database).read(), loadCampaignCards(app.catalogue()), app.decks.refresh()] as const
  const loaded = await whileWaiting('Loading the treasure…', Promise.all(all)).catch(() => null)
  if (!loaded) {
    askDialog(
      'The treasure can’t be shown yet',
      'Its cards could not be loaded. Check your connection, then try again.',
      [{ text: 'Try again', act: () => void openTreasure(app, setup) }],
    )
    return
  }
  const [kept, cards] = loaded
  const campaign = kept === null || kept === 'damaged' ? newCampaign : kept
  const spoils = spoilsOf(app, cards, setup, campaign)
  if (kept === 'damaged' || !spoils || hasWin(campaign, spoils.key)) {
    await openCampaign(app, spoils && kept !== 'damaged' ? 'The treasure of this raid has been shared already.' : '')
    return
  }
  openDialog('Treasure', <Treasure app={app} cards={cards} campaign={campaign} spoils={spoils} />, {
    class: 'reading campaign',
    close: 'Later',
  })
}

/** Null for a raid without treasures. */
function spoilsOf(app: App, cards: Cards, setup: RaidSetup, campaign: Campaign): Spoils | null {
  const raid = app.catalogue().raids.find(({ id }) => id === setup.raid)
  const decks = setup.raiders.flatMap(({ deck }) => {
    const brought = typeof deck === 'string' ? library.decks.find(({ id }) => id === deck) : deck
    return brought ? [app.decks.get(brought.id) ?? brought] : []
  })
  const key = winKey(setup)
  const lessons = lessonsOf(campaign, setup.raid, key)
  const drawn = drawTreasure(cards.ofSet(raid?.face.treasure ?? ''), packSize(setup.raiders.length, lessons), key)
  if (!raid || drawn.length === 0) return null
  const mode = raid.modes?.find(({ id }) => id === setup.mode) ?? raid.modes?.[0]
  const takers = oneEach(decks).map((deck) => takerOf(cards, deck))
  const shares = fairShares(drawn, takers).sort(([a], [b]) => rankOf(cards, decks, a) - rankOf(cards, decks, b))
  return { key, raid, mode: mode?.name ?? '', decks, shares, lessons }
}

/** The decks of different heroes. */
const oneEach = (decks: readonly DeckDef[]): DeckDef[] =>
  decks.filter(({ hero }, i) => decks.findIndex((deck) => deck.hero === hero) === i)

interface TreasureProps {
  app: App
  cards: Cards
  campaign: Campaign
  spoils: Spoils
}

/** The height of a picture in letters. */
const pictureHeight = 13

function Treasure(props: TreasureProps) {
  const { cards, spoils } = props
  const { raid, decks, shares, lessons } = spoils
  const chosen = useSignal(shares)
  const puts = useSignal(true)
  const deckBy = new Map(oneEach(decks).map((deck) => [deck.hero, deck]))
  const options = (card: string): [string, string][] => [
    ...[...deckBy].map(([hero, deck]): [string, string] => [
      hero,
      whyNot(cards, deck, card) ? `${hero} (can’t use it)` : hero,
    ]),
    ['', 'The chest'],
  ]
  const give = (i: number, hero: string): void => {
    chosen.value = chosen.value.map((one, at) => (at === i ? [one[0], hero || null] : one))
  }
  return (
    <>
      <p>
        {`${raid.name} is won, and the party draws ${shares.length} of its treasures${lessons > 0 ? `, ${lessons} of them for what lost raids have taught` : ''}. They are shared as bots would share them, to whoever can use them: change that as you like.`}
      </p>
      <Check
        text="Put them into the decks of their heroes, where the rules allow it"
        on={puts.value}
        change={(on) => (puts.value = on)}
      />
      <FieldLine>
        <ClosingButton
          main
          act={() => void take({ ...props, spoils: { ...spoils, shares: chosen.value } }, puts.value)}
        >
          Take the treasure
        </ClosingButton>
      </FieldLine>
      <ul class="treasure">
        {chosen.value.map(([card, hero], i) => (
          <li key={i} class={rankOf(cards, decks, card) > 0 ? 'useless' : undefined}>
            <CardPicture pool={cards} name={card} high={pictureHeight} />
            <div>
              <CardText cards={cards} name={card} open />
              <p class="note">{usersOf(cards, oneEach(decks), card)}</p>
              <label>
                {'Goes to '}
                <Select
                  name={`Who gets ${card}`}
                  options={options(card)}
                  value={hero ?? ''}
                  change={(to) => give(i, to)}
                />
              </label>
              <p class="note">{(hero && whyNot(cards, deckBy.get(hero), card)) || ''}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Keeps the win, and changes the decks. */
async function take({ app, cards, campaign, spoils }: TreasureProps, puts: boolean): Promise<void> {
  const { key, raid, mode, decks, shares } = spoils
  const party = oneEach(decks).map(({ hero, id }) => ({ hero, deck: id }))
  let after = withWin(campaign, { key, raid: raid.id, name: raid.name, ...(mode ? { mode } : {}) }, party, shares)
  const said: string[] = []
  for (const deck of oneEach(decks)) {
    let next = deck
    let n = 0
    for (const [card, hero] of shares) {
      if (!puts || hero !== deck.hero || whyNot(cards, next, card)) continue
      const kept = await keepInDeck(app, next, [[1, card]])
      next = kept.deck
      n += 1
      if (kept.trouble) said.push(kept.trouble)
    }
    after = withDeck(after, deck.hero, next.id)
    if (n > 0) said.push(`${deck.hero}: ${n} in “${next.name}”.`)
  }
  const trouble = await openCampaigns(app.database).write(after)
  await openCampaign(app, [...new Set([...said, trouble])].filter(Boolean).join(' '))
}
