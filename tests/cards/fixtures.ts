/** What tests of cards share: a Boss who can live through turns of her own without doing harm, and a deck to draw from. */
export const calm = { deck: Array<string>(12).fill('Burninate'), events: Array<string>(4).fill('Growing Rage') }
export const pile = Array<string>(6).fill('Anika Berlyn')
