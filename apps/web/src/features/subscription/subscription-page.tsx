export function SubscriptionPage() {
  return <h1 className="text-h1">Subscription</h1>;
}
