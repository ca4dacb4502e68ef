/** The campaign in the browser's database: one at a time, in place of the last. */
import { z } from 'zod'
import { type Campaign, campaignShape } from '../../campaign/index.ts'
import { type Database, errorName, isFull } from './database.ts'

export interface Campaigns {
  /** The current campaign, null if there is none; 'damaged' if it can't be read. */
  read(): Promise<Campaign | 'damaged' | null>
  /** Keeps it. Returns a message for the player, '' if all is well. */
  write(campaign: Campaign): Promise<string>
  /** Ends it. */
  remove(): Promise<void>
}

const key = 'now'
const rowShape = z.object({ id: z.literal(key), campaign: campaignShape })

/** Whether there is a campaign, synchronously. */
const flag = 'raidkeeper-campaign'

export function isCampaignOn(): boolean {
  try {
    return localStorage.getItem(flag) !== null
  } catch {
    return false
  }
}

function note(on: boolean): void {
  try {
    if (on) localStorage.setItem(flag, 'on')
    else localStorage.removeItem(flag)
  } catch {
    // Where nothing is stored, a campaign is only offered from its own dialog.
  }
}

/** The campaign of a page without a database. */
let unwritten: Campaign | null = null

export function openCampaigns({ base, trouble }: Database): Campaigns {
  return {
    async read() {
      if (unwritten) return unwritten
      const row: unknown = await base?.get('campaigns', key).catch(() => 'damaged')
      if (row === undefined) return null
      return rowShape.safeParse(row).data?.campaign ?? 'damaged'
    },
    async write(campaign) {
      unwritten = campaign
      note(true)
      if (!base) return `${trouble} ${lasts}`
      try {
        await base.put('campaigns', { id: key, campaign })
        if (unwritten === campaign) unwritten = null
        return ''
      } catch (error) {
        const why = isFull(error)
          ? 'The browser has no room left for the campaign: delete old saved games or decks.'
          : `The campaign could not be kept (${errorName(error)}).`
        return `${why} ${lasts}`
      }
    },
    async remove() {
      unwritten = null
      note(false)
      await base?.delete('campaigns', key).catch(() => undefined)
    },
  }
}

const lasts = 'It stays only while this page is open: save it to a file.'
