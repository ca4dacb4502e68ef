/** Changes whenever a record of the previous version would no longer play the same. */
export const engineVersion = '11'
