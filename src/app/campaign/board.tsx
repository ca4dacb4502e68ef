/** The board of a campaign: each raid with its tries, what is remembered of them, and the next goal. */
import { type Campaign, countsIn, goalOf, heroOf, lessonsOf } from '../../campaign/index.ts'
import { firstName, inList, times } from '../../language/phrases.ts'
import type { Offer } from '../../raid/format.ts'
import type { App } from '../app.tsx'
import { lastFor } from '../start/raid-form.ts'
import type { Wanted } from '../start/raid-link.ts'
import { HallPicture } from '../start/raid-tiles.tsx'
import { ClosingButton } from '../ui/dialog.tsx'

interface BoardProps {
  app: App
  campaign: Campaign
}

export function Board({ app, campaign }: BoardProps) {
  const raids = app.catalogue().raids.filter(countsIn)
  const goal = goalOf(campaign, raids)
  return (
    <>
      {!goal && <p>Every raid is won. Any of them may be won again, for more treasure.</p>}
      {leftText(campaign) && <p>{leftText(campaign)}</p>}
      <ol class="goals" aria-label="Raids of the campaign">
        {raids.map((raid) => (
          <Goal key={raid.id} app={app} campaign={campaign} raid={raid} next={raid === goal} />
        ))}
      </ol>
    </>
  )
}

/** 'The raids have left 3 Experience and 1 Key to the next.' */
function leftText({ left = {} }: Campaign): string {
  const all = Object.entries(left).flatMap(([name, n]) => (n > 0 ? [`${n} ${name}`] : []))
  return all.length > 0 ? `The raids have left ${inList(all, 'and')} to the next.` : ''
}

function Goal({ app, campaign, raid, next }: BoardProps & { raid: Offer; next: boolean }) {
  const tries = campaign.tries.filter((one) => one.raid === raid.id)
  const wins = campaign.wins.filter((one) => one.raid === raid.id)
  const won = Math.max(wins.length, tries.filter((one) => one.won).length)
  const played = Math.max(tries.length, won)
  const lessons = lessonsOf(campaign, raid.id)
  const state = played === 0 ? 'Not tried yet.' : `Tried ${times(played)}, won ${times(won)}.`
  const more = `${lessons === 1 ? 'A lesson' : `${lessons} lessons`}: the next win draws ${lessons} more.`
  return (
    <li class={won > 0 ? 'won' : undefined} aria-current={next ? 'step' : undefined}>
      <HallPicture face={raid.face} />
      <div>
        <h3>{raid.name}</h3>
        <p class="note">{`${state}${lessons > 0 ? ` ${more}` : ''}`}</p>
        {played > 0 && (
          <details>
            <summary>What is remembered</summary>
            {tries.map(({ key, won, told, fell }) => (
              <p key={`${key}${won}`}>
                <b>{won ? 'Won: ' : 'Lost: '}</b>
                {told}
                {fell.length > 0 && ` Fallen: ${fell.join(', ')}.`}
              </p>
            ))}
            {wins.map(({ key, mode, heroes, drawn }) => (
              <p key={key} class="note">
                {`${mode ? `${mode}: ` : ''}${heroes.join(', ')} drew ${drawn.join(', ')}.`}
              </p>
            ))}
          </details>
        )}
        <ClosingButton main={next} act={() => app.go.plan(partyFor(app, campaign, raid))}>
          {next ? `Next raid: ${raid.name}` : won > 0 ? 'Raid again' : 'Raid'}
        </ClosingButton>
      </div>
    </li>
  )
}

/** A raid with the party that the campaign last had; before the first, with the usual one. */
function partyFor(app: App, campaign: Campaign, raid: Offer): Wanted {
  const last = lastFor(app.catalogue(), raid.id)
  const party = campaign.wins.at(-1)?.heroes.flatMap((hero) => heroOf(campaign, hero) ?? []) ?? campaign.heroes
  const raiders = party.slice(0, raid.raiders?.max ?? 5).map(({ hero, deck }, i) => ({
    deck,
    who: last.raiders[i]?.who ?? (i === 0 ? 'person' : 'raider'),
    name: firstName(hero),
  }))
  return raiders.length > 0 ? { ...last, raiders } : last
}
