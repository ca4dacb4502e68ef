/** Packages that only some commands need, and that whoever installs raidkeeper may leave out. */

/** A package that is needed now is not installed: what needs it, and what to do about it. */
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
 * Loads what an optional package gives.
 * @param load - Imports it, or a file that does.
 * @param names - What npm calls the packages, parted by spaces.
 * @param what - What the user asked for, as the subject of the sentence: "the packages that draw charts".
 * @throws NotInstalled if they are not there.
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
