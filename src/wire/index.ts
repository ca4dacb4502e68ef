/** The door of the wire: the messages between page and server. */
export {
  type Ask,
  type AskName,
  askShapes,
  closes,
  type Join,
  longest,
  mayPeek,
  type Open,
  pings,
  speeds,
  type Terms,
  undoRules,
  wireVersion,
} from './asks.ts'
export { applied, type Difference, difference, isSame, type Json } from './difference.ts'
export { type Fault, isAskName, readAsk, readJoin, readOpen, readTell } from './read.ts'
export type { Sight, UndoNow } from './sight.ts'
export {
  type Listed,
  listedShape,
  type Member,
  mostTold,
  noPlaceShape,
  placeShape,
  type Room,
  type RoomSeat,
  type Rooms,
  roomsShape,
  type Said,
  type Tell,
  type TellName,
  tellShapes,
} from './tells.ts'
export { type Message, nameOf, readWritten, tooMuchWritten, type WrittenBounds, written } from './written.ts'
