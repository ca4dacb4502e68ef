/** The page around the table: the bar, the coach, the table, what covers it, and notices. */
import { Bar } from './bar.tsx'
import { BotBanner } from './bot-banner.tsx'
import { CoachSheet } from './coach-sheet.tsx'
import { Cover } from './cover.tsx'
import type { Page } from './page.ts'
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
  return (
    <main class="play" data-screen="table">
      <Bar page={page} openMenu={openMenu} />
      <div class="notice" role="alert" hidden={notice === ''}>
        {notice}
      </div>
      {Strip && <Strip page={page} />}
      {page.session.mayName && <RealStrip page={page} />}
      <CoachSheet page={page} />
      <div class={coming ? 'room covered' : 'room'}>
        <div ref={room} class="holder" />
        <BotBanner page={page} />
        <ReplayStrip page={page} />
        {coming && <Cover key={coming.seat} page={page} coming={coming} />}
      </div>
    </main>
  )
}
