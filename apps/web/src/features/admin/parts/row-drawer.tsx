import { useQuery, type QueryKey, type UseQueryOptions } from "@tanstack/react-query";
import { ApiError } from "@vitrine/api-client";
import { Drawer, EmptyState, ErrorState, Skeleton } from "@vitrine/ui";
import type { ReactNode } from "react";
import { failureMessage } from "../../../lib/form-errors.ts";

type RowDrawerProps<T, K extends QueryKey> = {
  query: UseQueryOptions<T, Error, T, K>;
  /** Said while the row is not there yet. */
  title: string;
  titleOf: (row: T) => ReactNode;
  captionOf?: (row: T) => ReactNode;
  onClose: () => void;
  children: (row: T) => ReactNode;
};

/** The drawer of one row, which it loads by itself: an address may open it without the list. */
export function RowDrawer<T, K extends QueryKey>(props: RowDrawerProps<T, K>) {
  const { title, titleOf, captionOf, onClose, children } = props;
  const { data, isError, error, refetch, isFetching } = useQuery(props.query);
  return (
    <Drawer
      onClose={onClose}
      title={data === undefined ? title : titleOf(data)}
      caption={data === undefined ? undefined : captionOf?.(data)}
    >
      {data !== undefined ? (
        children(data)
      ) : error instanceof ApiError && error.status === 404 ? (
        <EmptyState title="This is not there any more" text="It was deleted, or its number is wrong." />
      ) : isError ? (
        <ErrorState
          title="This could not be loaded"
          text={failureMessage(error, "Check your connection and try again.")}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <Skeleton className="mt-4 h-64" />
      )}
    </Drawer>
  );
}
