/** What a worker loads when the program runs from source. Before Node 22 tsx does not reach threads by itself: it must be registered in each. */
import { Tinypool } from 'tinypool'
import { register } from 'tsx/esm/api'

register()
export const { doJob } = await import(Tinypool.workerData)
