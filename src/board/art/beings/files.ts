/** The files of `assets/beings`, which are loaded after the program. */
import type { BeingFile } from './format.ts'
import type { Kind } from './kinds.ts'

/** A being, or what is behind one. */
export type Name = Kind | 'wings'

let files: Readonly<Record<Name, unknown>> | null = null

/** Loads all of them; without them halls are empty. */
export async function loadBeings(): Promise<void> {
  files ??= (await import('./all-files.ts').catch(() => null))?.files ?? null
}

/** A being as `readBeing` gives it; null until it has been loaded. */
export const fileOf = (name: Name): BeingFile | null => files && (files[name] as BeingFile)
