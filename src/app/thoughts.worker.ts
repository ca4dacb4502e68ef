/** Bots think here, beside the page. */
import { library } from '../content.ts'
import { makeFollower, type Question } from './thought.ts'

const follow = makeFollower(library)
self.onmessage = ({ data }: MessageEvent<Question>): void => self.postMessage(follow(data))
