import { hasPlanFeature, type PlanName, type SiteAnalytics } from "@vitrine/model";
import { BarList } from "../../lib/charts/bar-list.tsx";
import { countryName, deviceNames, referrerName } from "./figure-words.ts";
import { UpgradeState } from "./upgrade-state.tsx";

/** Where views came from, with what, and what was read: for premium; what that would be, for pro. */
export function DetailLists({ figures, plan }: { figures: SiteAnalytics; plan: PlanName }) {
  const { referrers, countries, devices, top_posts: posts } = figures;
  if (!referrers || !countries || !devices || !posts) {
    return hasPlanFeature(plan, "advanced_analytics") ? null : (
      <UpgradeState
        plan="premium"
        title="Premium tells where views come from"
        text="Your plan counts views and visitors. Premium has already counted these as well, and shows them:"
        points={["Sites that lead to yours", "Countries", "Devices", "Posts that are read most", "Messages received"]}
      />
    );
  }
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
      <BarList
        question="Where did visitors come from?"
        unit="Views"
        none="No views, no sources."
        rows={referrers.map(({ referrer, views }) => ({ label: referrerName(referrer), value: views }))}
      />
      <BarList
        question="Which countries did they look from?"
        unit="Views"
        none="No views, no countries."
        rows={countries.map(({ country, views }) => ({ label: countryName(country), value: views }))}
      />
      <BarList
        question="What did they look with?"
        unit="Views"
        none="No views, no devices."
        rows={devices.map(({ device, views }) => ({ label: deviceNames[device], value: views }))}
      />
      <BarList
        question="Which posts were read?"
        unit="Views"
        none="No post was opened in this time."
        rows={posts.map(({ title, views }) => ({ label: title, value: views }))}
      />
    </div>
  );
}
