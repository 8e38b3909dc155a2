import { idParams, listOf } from '@tecnoclick/contract/platform/wire'
import * as endpoints from '@tecnoclick/contract/workshop/work/endpoints'
import * as schemas from '@tecnoclick/contract/workshop/work/schemas'
import { isPermitted } from '@tecnoclick/domain/people/permissions'
import type { ApiDeps } from '../../platform/deps.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { endLoan, lendLoaner } from '../loaners/lend-loaner.ts'
import { actOnPart, addPart } from '../parts/move-parts.ts'
import { changeRoute } from './change-route.ts'
import { findPartProducts } from './find-part-products.ts'
import { endOutsideJob, sendOutside } from './outside-jobs.ts'
import { readWork } from './read-work.ts'
import { repeatRepair } from './repeat-repair.ts'
import { correctTime, startTime, stopTime } from './times.ts'

/** Parts, time, loaner devices and other workshops of a repair (workshop.md#work). */
export function repairWorkRoutes(deps: ApiDeps): Route[] {
  const { db } = deps.database
  return [
    route(
      endpoints.getRepairWork,
      {
        summary: 'Parts, time, loaner devices and other workshops of a repair',
        access: 'admin',
        permission: 'serviceOrders:read',
        params: idParams,
        response: schemas.repairWorkSchema,
      },
      async ({ params, session: { viewer } }) => {
        const seesCosts = isPermitted(viewer, 'costs:read')
        const work = await readWork(db, params.id, { userId: viewer.id, seesCosts, now: deps.now() })
        return work ?? refuse('notFound')
      },
    ),
    route(
      endpoints.findPartProducts,
      {
        summary: 'At most eight products that could be a part, by words of the name or the SKU',
        access: 'admin',
        permission: 'serviceOrders:write',
        list: { search: 'text' },
        response: listOf(schemas.partProductSchema),
      },
      ({ list }) => findPartProducts(db, list.where.search),
    ),
    ...partAndTimeRoutes(deps),
    ...loanAndJobRoutes(deps),
  ]
}

function partAndTimeRoutes(deps: ApiDeps): Route[] {
  return [
    changeRoute(
      deps,
      endpoints.addPart,
      {
        summary: 'Add a part without a quote; what stock has is reserved',
        scope: 'partAdded',
        params: idParams,
        body: schemas.newPartSchema,
        refusals: ['chooseVariant'],
      },
      ({ tx, orderId, staffId, body }) => addPart(tx, { orderId, actorId: staffId }, body),
    ),
    changeRoute(
      deps,
      endpoints.movePart,
      {
        summary: 'Reserve, fit or give back units of a part',
        scope: 'partMoved',
        params: schemas.partParams,
        body: schemas.movedPartSchema,
        closedToo: true,
        refusals: ['outOfStock', 'serialTaken'],
      },
      ({ tx, order, staffId, params, body, now }) =>
        actOnPart(tx, { order, actorId: staffId, now }, params.partId, body),
    ),
    changeRoute(
      deps,
      endpoints.startTime,
      {
        summary: 'Start the time of the viewer; what ran elsewhere stops',
        scope: 'timeStarted',
        params: idParams,
        body: schemas.startedTimeSchema,
      },
      ({ tx, body, ...clock }) => startTime(tx, clock, body),
    ),
    changeRoute(
      deps,
      endpoints.stopTime,
      { summary: 'Stop the time of the viewer', scope: 'timeStopped', params: idParams, closedToo: true },
      ({ tx, ...clock }) => stopTime(tx, clock),
    ),
    changeRoute(
      deps,
      endpoints.correctTime,
      {
        summary: 'Correct a time that was measured, with a reason',
        scope: 'timeCorrected',
        params: schemas.timeParams,
        body: schemas.correctedTimeSchema,
        closedToo: true,
      },
      ({ tx, orderId, params, body }) => correctTime(tx, { orderId, timeId: params.timeId }, body),
    ),
  ]
}

function loanAndJobRoutes(deps: ApiDeps): Route[] {
  return [
    changeRoute(
      deps,
      endpoints.lendLoaner,
      {
        summary: 'Lend a loaner device',
        scope: 'loanerLent',
        params: idParams,
        body: schemas.newLoanSchema,
        atCounter: true,
      },
      ({ tx, body, ...act }) => lendLoaner(tx, act, body),
    ),
    changeRoute(
      deps,
      endpoints.endLoan,
      {
        summary: 'A loaner device came back',
        scope: 'loanerReturned',
        params: schemas.loanParams,
        body: schemas.cameBackSchema,
        atCounter: true,
        closedToo: true,
      },
      ({ tx, params, body, ...act }) => endLoan(tx, act, params.loanId, body),
    ),
    changeRoute(
      deps,
      endpoints.sendOutside,
      {
        summary: 'Send the device to another workshop',
        scope: 'sentOutside',
        params: idParams,
        body: schemas.newOutsideJobSchema,
      },
      ({ tx, body, ...act }) => sendOutside(tx, act, body),
    ),
    changeRoute(
      deps,
      endpoints.endOutsideJob,
      {
        summary: 'The device is back from another workshop',
        scope: 'backFromOutside',
        params: schemas.jobParams,
        body: schemas.endedOutsideJobSchema,
        closedToo: true,
      },
      ({ tx, params, body, ...act }) => endOutsideJob(tx, act, params.jobId, body),
    ),
    changeRoute(
      deps,
      endpoints.repeatRepair,
      {
        summary: 'Link a repair at no charge to the completed one whose warranty it is under',
        scope: 'repeats',
        params: idParams,
        body: schemas.repeatedRepairSchema,
      },
      ({ tx, order, body, ...act }) => repeatRepair(tx, order, act, body),
    ),
  ]
}
