import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { pickText } from "../lib/search.ts";
import { rootRoute } from "./root.tsx";

const Page = lazyRouteComponent(() => import("../features/suspension/suspension-page.tsx"), "SuspensionPage");

export const suspensionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/suspension",
  validateSearch: pickText("token"),
  component: SuspensionOfAddress,
  staticData: { access: "open", layout: "minimal", title: "Suspension" },
});

function SuspensionOfAddress() {
  return <Page token={suspensionRoute.useSearch().token} />;
}
