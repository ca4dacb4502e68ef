/** The door of the wire: what page and server say to each other. */
export {
  type Ask,
  type AskName,
  askShapes,
  type Join,
  longest,
  mayPeek,
  notNow,
  type Open,
  pings,
  speeds,
  type Terms,
  undoRules,
  wireVersion,
} from './asks.ts'
export { applied, type Difference, difference, isSame, type Json } from './difference.ts'
export { type PackedBounds, packedFault } from './packed.ts'
export { type Fault, isAskName, readAsk, readJoin, readOpen, readTell } from './read.ts'
export type { Sight, UndoNow } from './sight.ts'
export {
  type Listed,
  type Member,
  mostTold,
  type Room,
  type RoomSeat,
  type Rooms,
  roomsShape,
  type Said,
  type Tell,
  type TellName,
  tellShapes,
} from './tells.ts'
