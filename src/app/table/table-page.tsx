/** The page around the table: the bar, the coach, the table, what covers it, and notices. */
import { AsBefore } from './as-before.tsx'
import { Bar } from './bar.tsx'
import { BotBanner } from './bot-banner.tsx'
import { CoachSheet } from './coach-sheet.tsx'
import { Cover } from './cover.tsx'
import { Middle, useTurn } from './middle.tsx'
import type { Page } from './page.ts'
import { atTable } from './real-settings.ts'
import { RealStrip } from './real-strip.tsx'
import { ReplayStrip } from './replay-strip.tsx'

interface TablePageProps {
  page: Page
  openMenu(): void
  /** Called with the element in which the table is drawn. */
  room(element: HTMLElement | null): void
}

export function TablePage({ page, openMenu, room }: TablePageProps) {
  const { coming } = page.shown.value
  const notice = page.notice.value
  const Strip = page.around?.Strip
  const real = page.session.mayName !== undefined
  const turn = useTurn(page)
  return (
    <main class="play" data-screen="table" data-turn={real ? turn : undefined}>
      <Bar page={page} openMenu={openMenu} />
      <div class="notice" role="alert" hidden={notice === ''}>
        {notice}
      </div>
      <AsBefore page={page} />
      {Strip && <Strip page={page} />}
      {real && <RealStrip page={page} />}
      <CoachSheet page={page} />
      <div class={coming ? 'room covered' : 'room'}>
        <div ref={room} class="holder" />
        {real && atTable().middle && <Middle page={page} />}
        <BotBanner page={page} />
        <ReplayStrip page={page} />
        {coming && <Cover key={coming.seat} page={page} coming={coming} />}
      </div>
    </main>
  )
}
