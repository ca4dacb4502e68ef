/** A raid on the start screen, computed from the raid itself. Pure. */
import type { Offer } from '../../catalogue.ts'
import { faceOf } from '../../raid/face.ts'
import type { RaidDef } from '../../raid/format.ts'

/** A raid as the catalogue lists it: its introduction, and the mightiest Boss in its hall. */
export function offerOf(raid: RaidDef): Offer {
  const { id, name, version, author, licence, about, modes, raiders, levels, leaves } = raid
  const face = faceOf(raid)
  const being = raid.art?.beings?.[face.name]
  return {
    ...{ id, name, version, about, raiders },
    ...(author === undefined ? {} : { author }),
    ...(licence === undefined ? {} : { licence }),
    ...(modes === undefined
      ? {}
      : {
          modes: modes.map(({ id, name, about, suggested, handicap }) => ({
            ...{ id, name, about },
            ...(suggested ? { suggested } : {}),
            ...(handicap ? { handicap } : {}),
          })),
        }),
    ...(levels === undefined ? {} : { levels }),
    ...(leaves === undefined ? {} : { leaves }),
    face: being ? { ...face, being } : face,
  }
}
