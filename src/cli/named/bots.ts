/**
 * Bots from outside: a module named by its path in place of a bot's name. Its code is run.
 * It exports `makeBot`, a `BotMaker`, which makes a bot for each of its seats.
 * A bot that uses views as from `glance`, which is faster, also exports `byNeed = true`.
 */
import { existsSync } from 'node:fs'
import type { BotMaker } from '../../players/index.ts'
import { CliError } from '../shell/problem.ts'
import { fromModule, looksLikePath } from './module.ts'

/** The opened modules, for as long as the program runs: games don't wait. */
const opened = new Map<string, { makeBot: BotMaker; byNeed: boolean }>()

/** Opens the modules among these names, before games are played with them. Refuses a file without a bot, naming the option. */
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

/** Whether it uses views as from `glance`, like the built-in bots. */
export const readsByNeed = (name: string): boolean => opened.get(name)?.byNeed ?? true
