import { useGo } from "../../lib/navigation.ts";
import { ManualCreate } from "./manual-create.tsx";

/** `/create-website`: the manual form on a page of its own. */
export function CreateWebsitePage() {
  const go = useGo();
  return <ManualCreate backLabel="Back to Options" onBack={() => go("/onboarding")} />;
}
