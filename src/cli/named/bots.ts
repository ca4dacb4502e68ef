/**
 * Bots from outside: a module named by its path where the name of a bot may stand. It exports `makeBot`, a `BotMaker`, which makes a bot for each seat
 * that it plays. One that reads views by need, as `glance` gives them, is faster; it also exports `byNeed = true`. It is code, and is run.
 */
import { existsSync } from 'node:fs'
import type { BotMaker } from '../../players/index.ts'
import { CliError } from '../shell/problem.ts'
import { fromModule, looksLikePath } from './module.ts'

/** What has been opened, as long as the program runs: games don't wait. */
const opened = new Map<string, { makeBot: BotMaker; byNeed: boolean }>()

/** Opens the modules among these names, before games are played with them. Refuses a file without a bot, naming where it was asked for. */
export async function openBots(names: readonly string[], where = 'the bot'): Promise<void> {
  for (const name of names) {
    if (!looksLikePath(name) || opened.has(name)) continue
    if (!existsSync(name))
      throw new CliError(`no such file: ${name}`, where, 'Give the path of a module, or the name of a bot.')
    const { makeBot, byNeed } = await fromModule(name, 'the bot', '.js')
    if (typeof makeBot !== 'function')
      throw new CliError('the module has no bot', name, 'Let it export makeBot(seat, seed, library).')
    opened.set(name, { makeBot: makeBot as BotMaker, byNeed: byNeed === true })
  }
}

/** The maker of a bot from outside, if this is the name of one that was opened. */
export const botFromOutside = (name: string): BotMaker | undefined => opened.get(name)?.makeBot

/** Whether it reads views by need, as our own do. */
export const readsByNeed = (name: string): boolean => opened.get(name)?.byNeed ?? true
