/** A row on the start screen: the raid of the day, the campaign, the statistics. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { useApp } from '../app.tsx'
import { dayAt, dayLine, dayState, dayTitle, raidOfDay } from '../history/day.ts'
import { wonOf } from '../history/results.ts'
import { copyText } from '../ui/browser.ts'

export function Today() {
  const { results, database, catalogue, go } = useApp()
  const said = useSignal('')
  const campaign = useSignal('')
  const day = dayAt(Date.now())
  const all = results.all()
  const state = dayState(day, all)
  useEffect(() => {
    void import('../campaign/on-start.ts')
      .then(({ campaignNow }) => campaignNow(database, catalogue().raids))
      .then((title) => (campaign.value = title))
      .catch(() => undefined)
  }, [])
  const begin = async (): Promise<void> => {
    said.value = (await go.begin(raidOfDay(day))).join(' ')
  }
  const share = async (): Promise<void> => {
    said.value = await copyText(dayLine(day, all, location.href))
  }
  return (
    <section class="today" aria-label="Raid of the day, campaign, practice, your raids">
      <button type="button" onClick={() => void begin()}>
        <b>Raid of the day</b> <span class="note">{[dayTitle(day), state].filter(Boolean).join(': ')}</span>
      </button>
      <button type="button" onClick={go.campaign}>
        <b>Campaign</b> <span class="note">{campaign.value}</span>
      </button>
      <button type="button" onClick={go.practice}>
        <b>Practice</b> <span class="note">Win in one turn, survive the next</span>
      </button>
      <button type="button" onClick={go.history}>
        <b>Your raids</b> <span class="note">{all.length > 0 && wonOf(all)}</span>
      </button>
      {state && (
        <button type="button" onClick={() => void share()}>
          Copy the day’s result
        </button>
      )}
      <span class="note" role="status">
        {said.value}
      </span>
    </section>
  )
}
