/** Packages that only some commands need, and that an installation may leave out. */

/** The error of a missing package: its purpose, and the fix. */
class NotInstalled extends Error {
  readonly where: string
  readonly fix: string
  constructor(what: string, names: string) {
    super(`${what} ${names.includes(' ') ? 'are' : 'is'} not installed`)
    this.name = 'NotInstalled'
    this.where = names
    this.fix = `Install what is missing: npm install ${names}`
  }
}

/**
 * Loads an optional package.
 * @param load - Imports it, or a file that does.
 * @param names - The npm names of the packages, separated by spaces.
 * @param what - The user's request, as the subject of the sentence: "the packages that draw charts".
 * @throws NotInstalled if they are missing.
 */
export async function optional<T>(load: () => Promise<T>, names: string, what: string): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
      throw new NotInstalled(what, names)
    throw error
  }
}
