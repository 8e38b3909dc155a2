import { connectDatabase } from '@tecnoclick/database/connect'
import { sendCampaigns } from '../send-campaigns.ts'
import { jobDeps } from './campaign-fixture.ts'

// A worker in its own process, to be killed between batches: node campaign-worker.ts <database url>
const [, , databaseUrl = ''] = process.argv
const database = connectDatabase(databaseUrl, { max: 2 })
for (;;) await sendCampaigns(jobDeps(database, () => new Date()))
