import type { App } from './app.tsx'
import type { Settings } from './storage/settings.ts'

/** Gives tests and the curious `window.raidkeeper`; see README.md in src/board. */
export const showProbe = (app: App): unknown =>
  Object.assign(window, {
    raidkeeper: {
      screen: () => document.querySelector<HTMLElement>('dialog[data-screen], [data-screen]')?.dataset.screen ?? '',
      ended: () => document.querySelector('dialog[data-screen="end"]') !== null,
      spots: () => app.table?.table.spots() ?? [],
      drawn: () => app.table?.table.drawn() ?? 0,
      drawing: () => app.table?.table.drawing() ?? false,
      moving: () => app.table?.table.moving() ?? 0,
      reading: () => app.table?.table.reading() ?? 0,
      /** Whether the table waits for a person, or the raid is over. */
      waits: () => app.table !== null && (app.table.waits() || app.table.session.outcome() !== null),
      made: () => app.table?.session.choices() ?? 0,
      session: () => app.table?.session ?? null,
      set(part: Partial<Settings>): boolean {
        app.table?.set(part)
        return app.table !== null
      },
      sound: app.sound.state,
      settled: app.saves.settled,
    },
  })
