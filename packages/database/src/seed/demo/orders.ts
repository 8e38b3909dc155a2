import { olderOrders } from './orders/older.ts'
import type { DemoOrder } from './orders/order.ts'
import { quarterOrders } from './orders/quarter.ts'
import { recentOrders } from './orders/recent.ts'

export const demoOrders: readonly DemoOrder[] = [...olderOrders, ...quarterOrders, ...recentOrders]
