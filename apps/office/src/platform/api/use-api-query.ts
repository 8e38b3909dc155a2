import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { minutes } from '@tecnoclick/domain/platform/duration'
import { useGetList, useLogoutIfAccessDenied } from 'ra-core'
import { useEffect } from 'react'
import { withHttpErrors } from './http-error.ts'
import type { Row } from './resource-calls.ts'

interface ApiQueryOptions<T> extends Omit<UseQueryOptions<T, Error>, 'queryFn'> {
  read: (context: { signal: AbortSignal }) => Promise<T>
}

/**
 * Reads the API outside ra-core's resources, with the same errors and the same redirect to the sign-in page. A screen
 * that already shows data stays: somebody may be typing there.
 */
export function useApiQuery<T>({ read, ...options }: ApiQueryOptions<T>) {
  const query = useQuery<T, Error>({
    ...options,
    queryFn: (context) => withHttpErrors(read(context), 'read'),
  })
  useLogoutIfDenied(query.data === undefined ? query.error : null)
  return query
}

/** Leads to the sign-in page when a read was refused for lack of rights. */
export function useLogoutIfDenied(error: Error | null): void {
  const logoutIfDenied = useLogoutIfAccessDenied()
  useEffect(() => {
    if (error) void logoutIfDenied(error)
  }, [error, logoutIfDenied])
}

/**
 * All rows of a small resource, for options and lookups. Undefined while loading. Many components on a screen ask for
 * them, so they are cached for a minute; a change made in this tab refetches them anyway.
 */
export function useAllRows<R extends Row>(resource: string, sortField = 'name'): readonly R[] | undefined {
  const everything = {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: sortField, order: 'ASC' },
  } as const
  return useGetList<R>(resource, everything, { staleTime: minutes(1) }).data
}
