import { type HrTime, ValueType } from '@opentelemetry/api'
import { hrTime, millisToHrTime } from '@opentelemetry/core'
import type { Resource } from '@opentelemetry/resources'
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics'
import type { Registry } from 'prom-client'

type Found = Awaited<ReturnType<Registry['getMetricsAsJSON']>>[number]
type Labels = Record<string, string | number>
/** What the types of prom-client lack: the values of a histogram have names of their own. */
type Value = { value: number; labels: Labels; metricName?: string }

/** The metrics of /metrics under the same names, read when they are sent: nothing is counted twice. */
export function registryProducer(registry: Registry, resource: Resource): MetricProducer {
  const startTime = millisToHrTime(performance.timeOrigin)
  return {
    async collect() {
      const times = { startTime, endTime: hrTime() }
      const found = await registry.getMetricsAsJSON()
      const metrics = found.flatMap((metric) => metricData(metric, times))
      return {
        resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'tecnoclick' }, metrics }] },
        errors: [],
      }
    },
  }
}

interface Times {
  startTime: HrTime
  endTime: HrTime
}

function metricData(metric: Found, times: Times): MetricData[] {
  const { name, help: description } = metric
  const values = metric.values as Value[]
  const common = {
    descriptor: { name, description, unit: unitOf(name), valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  }
  const points = () => values.map(({ labels, value }) => ({ ...times, attributes: labels, value }))
  // At run time the type is its name.
  switch (String(metric.type)) {
    case 'counter':
      return [{ ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() }]
    case 'gauge':
      return [{ ...common, dataPointType: DataPointType.GAUGE, dataPoints: points() }]
    case 'histogram':
      return [{ ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(values, times) }]
    default:
      return []
  }
}

function unitOf(name: string): string {
  if (name.includes('_seconds')) return 's'
  if (name.endsWith('_ms')) return 'ms'
  return name.endsWith('_bytes') ? 'By' : ''
}

/** Prometheus counts every bucket with the smaller ones in it, OpenTelemetry each on its own. */
function histograms(values: readonly Value[], times: Times): DataPoint<Histogram>[] {
  const series = Map.groupBy(values, ({ labels: { le, ...labels } }) => JSON.stringify(labels))
  return [...series.values()].map((own) => {
    const buckets = own.filter(({ metricName }) => metricName?.endsWith('_bucket'))
    const { le, ...attributes } = own[0]?.labels ?? {}
    const counts = buckets.map(({ value }, at) => value - (buckets[at - 1]?.value ?? 0))
    const boundaries = buckets.map(({ labels }) => Number(labels.le)).filter(Number.isFinite)
    return {
      ...times,
      attributes,
      value: { buckets: { boundaries, counts }, count: ending(own, '_count'), sum: ending(own, '_sum') },
    }
  })
}

function ending(values: readonly Value[], end: string): number {
  return values.find(({ metricName }) => metricName?.endsWith(end))?.value ?? 0
}
